import { CARDS, type Card, type CardType, type People } from '@bluemoon/engine';
import { achievement } from './achievement.ts';
import { GROUNDS, INKS, paletteOf, type Ground } from './ink.ts';
import { GALLERIES } from './galleries.ts';
import { leadership } from './leadership.ts';
import { beams, blaze, disc, rings, strewn, sun } from './grounds.ts';
import { motif } from './marks.ts';
import { hashOf } from './random.ts';
import { scene, set, type Draw } from './scene.ts';
import { box, oval, range, ribbon } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { specks, svg } from './svg.ts';
import { THINGS } from './things.ts';

const [WIDTH, HEIGHT] = [184, 226];

const ARCH = 'M0 226V62C0 22 38 0 92 0S184 22 184 62V226Z';
const GABLE = 'M0 226V40L92 0L184 40V226Z';
const STEPS = 'M0 226V24H14V12H28V0H156V12H170V24H184V226Z';
const SWELL = 'M0 226V14C30 14 62 10 92 0C122 10 154 14 184 14V226Z';
const WHOLE = 'M0 0H184V226H0Z';

/** The upper edge of the picture shows the card type. */
function windowOf(type: CardType): string {
  switch (type) {
    case 'leader':
    case 'character':
    case 'emissary':
    case 'inquisitor':
      return ARCH;
    case 'booster':
    case 'interference':
      return GABLE;
    case 'support':
    case 'hyla':
      return STEPS;
    case 'ship':
      return SWELL;
    case 'leadership':
    case 'achievement':
      return WHOLE;
  }
}

/** Neighbours in a deck get different grounds. */
function groundOf(card: Card): Ground {
  if (windowOf(card.type) === WHOLE) return 'key';
  return GROUNDS[(card.number + Math.floor(card.number / 3) + (hashOf(card.people) % 3)) % 3] ?? 'paper';
}

function draw(sheet: Sheet, card: Card): void {
  sheet.ground(box(-2, -2, WIDTH + 4, HEIGHT + 4));
  const gallery = GALLERIES[card.people];
  switch (windowOf(card.type)) {
    case WHOLE:
      return card.type === 'achievement' ? achievement(sheet, card) : leadership(sheet, card);
    case ARCH:
      return (gallery[card.id] ?? sheet.random.pick(Object.values(gallery)))(sheet);
    case GABLE:
      return scene(sheet.random.pick([sun(62), beams(22, 14), beams(16, 20), blaze(26)]), thing(card))(sheet);
    case SWELL:
      return scene(sea, thing(card))(sheet);
    default:
      return scene(
        strewn(card.people),
        sheet.random.pick([disc(66), sun(58), rings(4, 80)]),
        thing(card),
      )(sheet);
  }
}

/** What the card's name says, or else its people's motif. */
function thing(card: Card): Draw {
  const emblem: Draw = (sheet) => {
    const { main, cut } = sheet.inks;
    motif(
      sheet,
      card.people,
      { x: 0, y: 0, size: 54, turn: sheet.random.between(-0.2, 0.2) },
      { ink: main, cut },
    );
  };
  return set(THINGS[card.id] ?? emblem, { y: 92 });
}

const sea: Draw = (sheet) => {
  sheet.back(
    oval(sheet.random.between(60, 150), 52, 30),
    ...range(4, (i) =>
      ribbon(range(10, (k) => [-10 + k * 22, 164 + i * 18 + (k % 2 ? 4 : -4)]).flat(), () => 9, 3),
    ),
  );
};

function print(card: Card, ground: Ground): string {
  const sheet = new Sheet(card.id, paletteOf(card.people, ground));
  draw(sheet, card);
  return sheet.markup() + specks(WIDTH, HEIGHT);
}

function framed(print: string, frame: string, { type, people }: Card): string {
  const edge = `<path d="${frame}" fill="none" stroke="${INKS[people].key}" stroke-width="3"/>`;
  const clip = `<clipPath id="window-${type}"><path d="${frame}"/></clipPath>`;
  return `${clip}<g clip-path="url(#window-${type})">${print}</g>${edge}`;
}

/** The picture of a card, 184 by 226; the subject is in the upper two thirds, because text may cover the rest. */
export function cardPicture(card: Card): string {
  const frame = windowOf(card.type);
  const picture = print(card, groundOf(card));
  return svg(WIDTH, HEIGHT, frame === WHOLE ? picture : framed(picture, frame, card), 'xMidYMin slice');
}

const PORTRAIT_GROUND: Readonly<Record<People, Ground>> = {
  vulca: 'paper',
  hoax: 'key',
  mimix: 'hue',
  flit: 'hue',
  khind: 'paper',
  terrah: 'paper',
  pillar: 'key',
  aqua: 'hue',
  buka: 'hue',
};

/** The portrait of a people, 184 by 140: its leader, without a frame and only down to the chest. */
export function peoplePicture(people: People): string {
  const leader = CARDS.find((card) => card.people === people && card.type === 'leader');
  if (!leader) throw new Error(`the people ${people} has no leader`);
  const picture = `<g transform="translate(0 -12)">${print(leader, PORTRAIT_GROUND[people])}</g>`;
  return svg(WIDTH, 140, picture, 'xMidYMin slice');
}

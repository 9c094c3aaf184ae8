import type { Affiliation, Card, CardId, Dragon } from '@bluemoon/engine';
import { dragonMarkup } from './dragon.ts';
import { motif } from './marks.ts';
import { flame } from './motifs.ts';
import { crossedArrows, missiles } from './objects/arms.ts';
import { bouncing, brain, evilEye, heads, scattered, whistle } from './objects/lore.ts';
import { cracked, masks, spirits } from './objects/scenes.ts';
import { bag, chalice, drop, stars } from './objects/vessels.ts';
import { mire, reachingHand } from './objects/waters.ts';
import { comet, funnel } from './objects/weather.ts';
import type { Draw } from './scene.ts';
import { evenPoly, oval, range, spread, star } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const { PI, sin, cos } = Math;

const dragon =
  (which: Dragon): Draw =>
  (sheet) => {
    const { ground, back } = sheet.inks;
    sheet.paste(dragonMarkup(which, { ink: ground, cut: back }), { x: -62, y: -62, size: 1.2 });
  };

const mark =
  (people: Affiliation, size: number): Draw =>
  (sheet) => {
    const { ground, back } = sheet.inks;
    motif(sheet, people, { x: 0, y: 0, size }, { ink: ground, cut: back });
  };

/** All chosen ones have the same crown. */
const chosen =
  (people: Affiliation): Draw =>
  (sheet) => {
    sheet.at({ y: 22 }, mark(people, 40));
    sheet.body(evenPoly([0, -78, 24, -42, 54, -64, 44, -18]));
    sheet.spot(oval(0, -34, 7), oval(-26, -30, 5), oval(26, -30, 5));
  };

const sorcerer: Draw = (sheet) => {
  sheet.glow(flame(-44, -20, 24), flame(44, -20, 24));
  sheet.at({ size: 1.1 }, spirits);
};

const inflamed: Draw = (sheet) => {
  sheet.glow(...spread(7, (i, far) => flame(i * 20, -34 + far * 10, 34, i * 0.3)));
  sheet.at({ y: 8 }, mark('mutant', 56));
};

const storming: Draw = (sheet) => {
  sheet.at({ size: 0.9, y: 8 }, brain);
  sheet.glow(...range(3, (i) => star((i - 1) * 46, -52 - (i % 2) * 16, 15, 4, 0.35)));
};

const DRAGONS = ['lika', 'doran', 'sesha'] as const;

/** The subject of each card, apart from chosen ones and dragons. */
const CENTRES: Readonly<Record<CardId, Draw>> = {
  'summon-sorcerer': sorcerer,
  'cast-cataclysm': comet,
  'inflame-the-mutant': inflamed,
  'muster-reinforcements': heads,
  'enthrall-opposition': evilEye,
  'trigger-brainstorm': storming,
  'scatter-the-followers': scattered,
  'call-spirit-of-the-battlefield': crossedArrows,
  'call-spirit-of-the-underworld': masks,
  'commence-mega-launch': missiles,
  'blow-whistle-of-friendship': whistle,
  'open-lucky-bag-of-life': bag,
  'bounce-back': bouncing,
  'provoke-earthquake': cracked,
  'conjure-typhoon': funnel,
  'deploy-butterfly': mark('pillar', 64),
  'sprinkle-water-of-tranquility': drop(stars),
  'drown-resistance': mire(reachingHand),
  'administer-water-of-immortality': chalice,
  'entreat-favor': reachingHand,
};

function spoken({ id, people, number }: Card): Draw {
  if (id.startsWith('chosen-of')) return chosen(people);
  if (id.endsWith('holy-dragon')) return dragon(DRAGONS[number % 3] ?? 'lika');
  return mark(people, 56);
}

const [X, Y] = [92, 84];

/** Motifs on a circle; `lean` turns each of them against its spoke. */
function ring(
  sheet: Sheet,
  people: Affiliation,
  count: number,
  radius: number,
  size: number,
  lean: number,
): void {
  const { main, cut } = sheet.inks;
  for (const i of range(count)) {
    const a = (i / count) * 2 * PI;
    motif(
      sheet,
      people,
      { x: X + sin(a) * radius, y: Y - cos(a) * radius, size, turn: a + lean },
      { ink: main, cut },
    );
  }
}

const dots = (count: number, radius: number, size: number) =>
  range(count, (i) =>
    oval(
      X + sin(((i + 0.5) / count) * 2 * PI) * radius,
      Y - cos(((i + 0.5) / count) * 2 * PI) * radius,
      size,
    ),
  );

/** An event, not a person: a ring of the people's motifs on the dark card, with the subject inside. */
export function leadership(sheet: Sheet, card: Card): void {
  const { random } = sheet;
  const { people } = card;
  const count = random.whole(8, 14);
  sheet.back(oval(X, Y, 82));
  sheet.ground(oval(X, Y, 79));
  switch (random.whole(0, 3)) {
    case 0:
      ring(sheet, people, count, 61, Math.min(15, 150 / count), 0);
      sheet.back(...dots(count, 72, 2.6));
      break;
    case 1:
      ring(sheet, people, count, 62, Math.min(14, 140 / count), PI / 2);
      sheet.back(...dots(count * 2, 76, 1.8));
      break;
    case 2:
      ring(sheet, people, 6, 61, 15, PI);
      sheet.back(...dots(6, 61, 5), ...dots(24, 74, 2));
      break;
    default:
      sheet.back(star(X, Y, 78, count * 2, 0.86));
      sheet.ground(star(X, Y, 70, count * 2, 0.88));
      ring(sheet, people, count, 59, Math.min(11, 120 / count), 0);
  }
  sheet.back(oval(X, Y, 46));
  const centre = CENTRES[card.id] ?? spoken(card);
  sheet.at({ x: X, y: Y, size: 0.56 }, centre);
  hem(sheet, people);
}

/** Two rows of the people's motif along the lower edge. */
export function hem(sheet: Sheet, people: Affiliation): void {
  const { main, back, ground } = sheet.inks;
  for (const row of [0, 1]) {
    for (const i of range(7)) {
      const place = { x: 8 + i * 28 + row * 14, y: 186 + row * 27, size: 10 };
      motif(sheet, people, place, { ink: row ? main : back, cut: ground });
    }
  }
}

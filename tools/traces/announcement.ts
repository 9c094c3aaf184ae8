/** The announced power with the value of every active card. */
import {
  BLUFFS,
  cardsIn,
  COMBAT,
  ELEMENT,
  hasShield,
  inMask,
  isIgnored,
  isProtected,
  powerOf,
  standing,
  SUPPORT,
  textFactor,
  textIsIgnored,
  valueOf,
  valueOfBluff,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell, contested } from './cells.ts';
import { listDifference, numberDifference } from './differences.ts';
import { nameOf } from './names.ts';
import type { RecordedAnnouncement, RecordedWorth } from './record.ts';

const SEATS = [0, 1] as const;

export function announcementDifferences(t: Workbench, theirs: RecordedAnnouncement): readonly string[] {
  const element = cell(t, ELEMENT);
  const found = [
    numberDifference('announced element', contested(t), theirs.el),
    numberDifference('announced power', powerOf(t, theirs.p, element), theirs.power),
    numberDifference('opposing power', powerOf(t, 1 - theirs.p, element), theirs.opp),
    numberDifference('shield', hasShield(t, theirs.p, element) ? 1 : 0, theirs.shield),
    ...SEATS.map((seat) =>
      listDifference(`values of cards of ${seat}`, worths(t, seat), theirs.cards[seat].map(spell)),
    ),
  ];
  return found.filter((difference) => difference !== null);
}

/** Without the target, which compareTargets compares. */
function spell({ c, v, vi, ti, ii, tb }: RecordedWorth): string {
  const marks = [vi ? 'vi' : '', ti ? 'ti' : '', ii ? 'ii' : '', tb ? 'tb' : ''].filter(
    (mark) => mark !== '',
  );
  return [`${c} ${v}`, ...marks].join(' ');
}

function worths(t: Workbench, seat: number): string[] {
  const open = [COMBAT, SUPPORT].flatMap((which) => [...cardsIn(t.cells, zone(seat, which))]);
  return [
    ...open.map((card) => spell(worth(t, seat, card))),
    ...[...cardsIn(t.cells, zone(seat, BLUFFS))].map((card) => spell(worthOfBluff(t, seat, card))),
  ];
}

function worth(t: Workbench, seat: number, card: number): RecordedWorth {
  const st = standing(t);
  const deck = t.game.decks[seat as 0 | 1];
  const ignored = isIgnored(st, seat, card);
  const icons = deck.icons[card] ?? 0;
  const iconsIgnored = isProtected(st, seat, card) ? 0 : icons & (st.iconsIgnored[seat] ?? 0);
  return {
    c: nameOf(t, seat, card),
    v: ignored ? 0 : valueOf(t, seat, card, cell(t, ELEMENT)),
    vi: ignored ? 1 : 0,
    ti: inMask(deck.withText, card) && textIsIgnored(st, seat, card) ? 1 : 0,
    ii: (ignored && icons !== 0) || iconsIgnored !== 0 ? 1 : 0,
    tb: textFactor(t, seat, card) > 1 ? 1 : 0,
  };
}

function worthOfBluff(t: Workbench, seat: number, card: number): RecordedWorth {
  const st = standing(t);
  const ignored = st.bluffsIgnored[seat] === 1;
  const icons = st.iconsIgnored[seat] ?? 0;
  return {
    c: `?${nameOf(t, seat, card)}`,
    v: ignored ? 0 : valueOfBluff(t, seat, cell(t, ELEMENT)),
    vi: ignored ? 1 : 0,
    ii: ignored || icons !== 0 ? 1 : 0,
  };
}

/** D4: the targets of "one of my cards" text. */
import {
  cardsIn,
  COMBAT,
  EARTH,
  FIRE,
  inMask,
  isAffected,
  isTargeting,
  powerOf,
  setTarget,
  standing,
  SUPPORT,
  targetOf,
  textIsIgnored,
  zone,
} from './engine.ts';
import type { Table } from './engine.ts';
import { nameOf, numberOf } from './names.ts';
import type { RecordedAnnouncement } from './record.ts';
import { differ, fault } from './replay.ts';
import type { Replay } from './replay.ts';

/** The active cards that the text may be about. */
export function possibleTargets(t: Table, seat: number, source: number): readonly number[] {
  const rule = t.game.decks[seat as 0 | 1].rules[source]?.find((rule) => isTargeting(rule.rule));
  if (rule === undefined) return [];
  const active = [COMBAT, SUPPORT].flatMap((which) => [...cardsIn(t.cells, zone(seat, which))]);
  return active.filter((card) => inMask(rule.cards, card));
}

/**
 * Brings our targets to those of the record, where the program moved one that our rules leave: it must have moved to
 * the card that gives the most power. Where we ask, the record answers, and nothing is left to do here.
 */
export function alignTargets(replay: Replay, announcement: RecordedAnnouncement): void {
  const { t } = replay;
  announcement.cards.forEach((cards, seat) => {
    for (const { c, on } of cards) {
      if (on === undefined) continue;
      const source = numberOf(t, seat, c);
      const target = numberOf(t, seat, on);
      if (targetOf(t, seat, source) === target || textIsIgnored(standing(t), seat, source)) continue;
      if (!possibleTargets(t, seat, source).includes(target)) continue;
      setTarget(t, seat, source, target, isAffected(t, seat, target));
      if (elementsJudged(replay, announcement).some((element) => isBest(t, seat, source, target, element)))
        differ(replay, 'D4');
      else fault(replay, `target of ${c}: ${on} does not give the most power`);
    }
  });
}

/** In the first turn of a fight the program judges by the element of the fight before. */
function elementsJudged({ script }: Replay, { el }: RecordedAnnouncement): readonly number[] {
  const turn = script.events[script.streams.turn[script.read.turn - 1] ?? -1];
  const before = script.events[script.streams.announce[script.read.announce - 2] ?? -1];
  const isFirst = turn?.t === 'turn' && turn.fight === null;
  const judged = isFirst && before?.t === 'announce' ? [el, before.el] : [el];
  return judged.map((element) => (element === 'fire' ? FIRE : EARTH));
}

function isBest(t: Table, seat: number, source: number, target: number, element: number): boolean {
  const totals = possibleTargets(t, seat, source).map((card) => {
    setTarget(t, seat, source, card, false);
    return powerOf(t, seat, element);
  });
  setTarget(t, seat, source, target, isAffected(t, seat, target));
  return powerOf(t, seat, element) === Math.max(...totals);
}

/** Every target whose text works is the one of the record. */
export function compareTargets(replay: Replay, announcement: RecordedAnnouncement): void {
  const { t } = replay;
  alignTargets(replay, announcement);
  announcement.cards.forEach((cards, seat) => {
    for (const { c, on } of cards) {
      if (on === undefined || textIsIgnored(standing(t), seat, numberOf(t, seat, c))) continue;
      const target = targetOf(t, seat, numberOf(t, seat, c));
      if (target < 0 || nameOf(t, seat, target) !== on) fault(replay, `target of ${c} (theirs ${on})`);
    }
  });
}

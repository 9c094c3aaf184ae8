/** D4: the targets of "one of my cards" text. */
import {
  CARD,
  cardsIn,
  choose,
  COMBAT,
  EARTH,
  FIRE,
  inMask,
  isAffected,
  OWNER,
  powerOf,
  setTarget,
  standing,
  SUPPORT,
  targetingRule,
  targetOf,
  textIsIgnored,
  top,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell } from './cells.ts';
import { idOfName, nameOf, numberOf } from './names.ts';
import { offered } from './offered.ts';
import type { RecordedAnnouncement } from './record.ts';
import { differ, fault, follow } from './replay.ts';
import type { Replay } from './replay.ts';

/** The active cards that can be the target. */
export function possibleTargets(t: Workbench, seat: number, source: number): readonly number[] {
  const rule = targetingRule(t.game.decks[seat as 0 | 1].rules[source] ?? []);
  if (rule === undefined) return [];
  const active = [COMBAT, SUPPORT].flatMap((which) => [...cardsIn(t.cells, zone(seat, which))]);
  return active.filter((card) => inMask(rule.cards, card));
}

/** Chooses the next target that the record shows in this fight. */
export function decideTarget(replay: Replay): void {
  const { t } = replay;
  const f = top(t);
  const seat = cell(t, f + OWNER);
  const target = nextTarget(replay, seat, nameOf(t, seat, cell(t, f + CARD)));
  const options = offered(t);
  const wanted = options.find(({ id }) => target !== null && id === `target:${idOfName(target)}`);
  const kept = options.find(({ id }) => id === 'keep');
  follow(replay, 'D4');
  choose(t, (wanted ?? kept ?? options[0])?.code ?? -1);
}

function nextTarget({ script }: Replay, seat: number, source: string): string | null {
  for (const event of script.events.slice(script.last + 1)) {
    if (event.t === 'fight_over') return null;
    if (event.t !== 'announce') continue;
    const worth = event.cards[seat as 0 | 1].find(({ c }) => c === source);
    if (worth === undefined) return null;
    if (worth.on !== undefined) return worth.on;
  }
  return null;
}

/**
 * Moves our targets where the program moved one and our rules do not: the new target must be the card that gives the
 * most power. If our table asks for a target, decideTarget has answered from the record.
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
      if (elementsUsed(replay, announcement).some((element) => isBest(t, seat, source, target, element)))
        differ(replay, 'D4');
      else fault(replay, `target of ${c}: ${on} does not give the most power`);
    }
  });
}

/** In the first turn of a fight the program uses the element of the previous fight. */
function elementsUsed({ script }: Replay, { el }: RecordedAnnouncement): readonly number[] {
  const turn = script.events[script.streams.turn[script.read.turn - 1] ?? -1];
  const before = script.events[script.streams.announce[script.read.announce - 2] ?? -1];
  const isFirst = turn?.t === 'turn' && turn.fight === null;
  const used = isFirst && before?.t === 'announce' ? [el, before.el] : [el];
  return used.map((element) => (element === 'fire' ? FIRE : EARTH));
}

function isBest(t: Workbench, seat: number, source: number, target: number, element: number): boolean {
  const totals = possibleTargets(t, seat, source).map((card) => {
    setTarget(t, seat, source, card, false);
    return powerOf(t, seat, element);
  });
  setTarget(t, seat, source, target, isAffected(t, seat, target));
  return powerOf(t, seat, element) === Math.max(...totals);
}

/** If the text works, our target must be the recorded one. */
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

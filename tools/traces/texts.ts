/** Answers the questions of card text from the record. */
import { cardById } from '@bluemoon/engine';
import {
  CARD,
  choose,
  deckOrder,
  loadingForbidden,
  mayDraw,
  MOMENTS,
  OWNER,
  pendingStep,
  standing,
  top,
  WHICH,
} from './engine.ts';
import { cell } from './cells.ts';
import { followChoice } from './choices.ts';
import { followSearch, loadAllTheSame } from './search-and-load.ts';
import { nameOf, nameOfId } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import { differ, fault, follow, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read, restOfTurn } from './script.ts';
import { numberDifference, pairDifference } from './differences.ts';

export function decideText(replay: Replay): void {
  const { t } = replay;
  const f = top(t);
  const owner = cell(t, f + OWNER);
  const by = nameOf(t, owner, cell(t, f + CARD));
  const step = pendingStep(t, f);
  const refused = replay.lastAct?.a === 'playNo' && replay.lastAct.c === by;
  switch (step.do) {
    case 'draw':
      if (step.upTo !== true || offered(t).some(({ id }) => id.startsWith('use:')))
        return useOrRefuse(replay, refused);
      takeFirst(t, `draw:${drawnBy(replay, by)}`);
      return follow(replay, 'D1');
    case 'drawTo':
    case 'shuffleDiscardsIntoDeck':
      return useOrRefuse(replay, refused);
    case 'drawFromDiscards':
      if (refused) takeFirst(t, 'draw:0');
      else takeFirst(t, `draw:${step.count}`);
      return;
    case 'discardAtRandom':
      takeFirst(t, refused ? 'refuse' : 'discard-at-random');
      return;
    case 'revealTop':
      if (offered(t).some(({ id }) => id.startsWith('reveal:'))) {
        return reveal(replay, by, owner, step.count);
      }
      followChoice(replay, by);
      return;
    case 'putUnderDeck':
      return putUnder(replay, by, owner);
    case 'discard':
    case 'discardFromHand':
      if (refused) takeFirst(t, 'refuse');
      else if (
        step.do === 'discardFromHand' &&
        step.who === 'rival' &&
        offered(t).some(({ id }) => id.startsWith('use:'))
      )
        useOrRefuse(replay, false);
      else followChoice(replay, by);
      return;
    case 'search':
      if (step.found === 'playOrLoad') followSearch(replay, by);
      else followChoice(replay, by);
      return;
    case 'load':
      if (loadingForbidden(standing(t), owner)) loadAllTheSame(replay, by);
      else followChoice(replay, by);
      return;
    case 'pay':
    case 'returnToHand':
    case 'shuffleFromHandIntoDeck':
      followChoice(replay, by);
      return;
    default:
      throw new OffTheRecord(`we ask about ${by}, the record does not`);
  }
}

function useOrRefuse(replay: Replay, refused: boolean): void {
  const use = offered(replay.t).find(({ id }) => id.startsWith('use:'));
  takeFirst(replay.t, refused || use === undefined ? 'refuse' : use.id);
}

/** D1, D11: to the full, but no more than may be taken; we may reveal as many more as are discarded. */
function reveal(replay: Replay, by: string, owner: number, most: number): void {
  const { t } = replay;
  const theirs = Math.min(most, mayDraw(t, owner));
  note(replay, numberDifference(`revealed by ${by}`, theirs, drawnBy(replay, by)));
  const isOurMost = !offered(t).some(({ id }) => id === `reveal:${theirs + 1}`);
  if (isOurMost) follow(replay, 'D1');
  else differ(replay, 'D11');
  takeFirst(t, `reveal:${theirs}`);
}

/** How many cards the record has drawn by that text in the rest of this turn. */
function drawnBy(replay: Replay, by: string): number {
  const rest = restOfTurn(replay.script, replay.script.last + 1);
  return rest.filter((event) => event.t === 'draw' && event.by === by).length;
}

/** Picked in the order in which they went under the deck, which the record tells. */
function putUnder(replay: Replay, by: string, owner: number): void {
  const { t, script } = replay;
  const choice = followChoice(replay, by);
  if (choice === null || choice.picked.length === 0) return;
  const { order } = read(script, 'deck');
  const ours = deckOrder(t, owner)
    .toReversed()
    .map((card) => nameOf(t, owner, card));
  const difference = pairDifference('draw deck', ours, order);
  if (difference !== null) fault(replay, difference);
}

/** Texts of one moment: the program uses them all, in its own order. */
export function decideMoment(replay: Replay): void {
  const { t, script } = replay;
  const moment = MOMENTS[cell(t, top(t) + WHICH)];
  const options = offered(t);
  const usable = options
    .filter(({ id }) => id.startsWith('use:'))
    .filter(({ id }) => cardById(id.split(':')[1] ?? '').text?.some((text) => text.when === moment));
  const rest = restOfTurn(script, script.last + 1);
  const next = rest.find(
    (event) => 'by' in event && usable.some(({ id }) => nameOfId(id.split(':')[1] ?? '') === event.by),
  );
  const chosen = usable.find(
    ({ id }) => next !== undefined && 'by' in next && nameOfId(id.split(':')[1] ?? '') === next.by,
  );
  if (chosen === undefined) {
    for (const { id } of usable) {
      if (revealsNothing(replay, id.slice(4))) differ(replay, 'D11');
      else fault(replay, `not used at the moment ${moment}: ${id}`);
    }
    takeFirst(t, 'done');
    return;
  }
  if (options.some(({ id }) => id === 'done')) follow(replay, 'D1');
  if (usable.length > 1) follow(replay, 'D2');
  choose(t, chosen.code);
}

/** D11: where no card may be taken, none is revealed. */
function revealsNothing({ t }: Replay, id: string): boolean {
  const reveals = cardById(id).text?.some((text) => 'steps' in text && text.steps[0]?.do === 'revealTop');
  return reveals === true && mayDraw(t, cell(t, top(t) + OWNER)) === 0;
}

/** D4. */
export function decideTarget(replay: Replay): void {
  const { t, script } = replay;
  const f = top(t);
  const seat = cell(t, f + OWNER);
  const source = nameOf(t, seat, cell(t, f + CARD));
  const worth = peek(script, 'announce')?.cards[seat as 0 | 1].find(({ c }) => c === source);
  const options = offered(t);
  const wanted = options.find(
    ({ id }) => worth?.on !== undefined && id.startsWith('target:') && nameOfId(id.slice(7)) === worth.on,
  );
  const kept = options.find(({ id }) => id === 'keep');
  follow(replay, 'D4');
  choose(t, (wanted ?? kept ?? options[0])?.code ?? -1);
}

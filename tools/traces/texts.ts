/** Answers the questions of card text from the record. */
import { CARD, deckOrder, loadingForbidden, mayDraw, OWNER, pendingStep, standing, top } from './engine.ts';
import { cell } from './cells.ts';
import { followChoice } from './choices.ts';
import { numberDifference, pairDifference } from './differences.ts';
import { nameOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import { differ, follow, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { read, restOfTurn } from './script.ts';
import { followSearch, loadDespiteProhibition } from './search-and-load.ts';

export function decideText(replay: Replay): void {
  const { t } = replay;
  const f = top(t);
  const owner = cell(t, f + OWNER);
  const by = nameOf(t, owner, cell(t, f + CARD));
  if (replay.lastAct?.a === 'playNo' && replay.lastAct.c === by) {
    takeFirst(t, 'refuse', 'draw:0');
    return;
  }
  const use = offered(t).find(({ id }) => id.startsWith('use:'));
  const step = pendingStep(t, f);
  switch (step.do) {
    case 'draw':
      if (use === undefined) drawMax(replay, by);
      else takeFirst(t, use.id);
      return;
    case 'shuffleDiscardsIntoDeck':
      takeFirst(t, use?.id ?? 'use');
      return;
    case 'drawFromDiscards':
      if (replay.lastAct?.c !== by) follow(replay, 'D1');
      takeFirst(t, `draw:${maxOffered(t)}`);
      return;
    case 'discardAtRandom':
      takeFirst(t, 'discard-at-random');
      return;
    case 'revealTop':
      if (offered(t).some(({ id }) => id.startsWith('reveal:'))) reveal(replay, by, owner, step.count);
      else followChoice(replay, by);
      return;
    case 'putUnderDeck':
      putUnder(replay, by, owner);
      return;
    case 'discardFromHand':
      // The play already said whether the rival has to discard.
      if (use !== undefined && step.who === 'rival') takeFirst(t, use.id);
      else followChoice(replay, by);
      return;
    case 'search':
      if (step.found === 'playOrLoad') followSearch(replay, by);
      else followChoice(replay, by);
      return;
    case 'load':
      if (loadingForbidden(standing(t), owner)) loadDespiteProhibition(replay, by);
      else followChoice(replay, by);
      return;
    case 'discard':
    case 'pay':
    case 'returnToHand':
    case 'shuffleFromHandIntoDeck':
      followChoice(replay, by);
      return;
    default:
      throw new OffTheRecord(`we ask about ${by}, the record does not`);
  }
}

/** The highest number of cards that may be drawn. */
function maxOffered(t: Replay['t']): number {
  return Math.max(...offered(t).map(({ id }) => Number(id.replace('draw:', ''))));
}

/** D1: "up to" means as many as can be drawn. */
function drawMax(replay: Replay, by: string): void {
  const { t } = replay;
  const most = maxOffered(t);
  note(replay, numberDifference(`drawn by ${by}`, most, drawnBy(replay, by)));
  follow(replay, 'D1');
  takeFirst(t, `draw:${most}`);
}

/** D1, D11: the maximum, but no more than may be taken; with us the discarded cards come on top. */
function reveal(replay: Replay, by: string, owner: number, most: number): void {
  const { t } = replay;
  const theirs = Math.min(most, mayDraw(t, owner));
  note(replay, numberDifference(`revealed by ${by}`, theirs, drawnBy(replay, by)));
  if (offered(t).some(({ id }) => id === `reveal:${theirs + 1}`)) differ(replay, 'D11');
  else follow(replay, 'D1');
  takeFirst(t, `reveal:${theirs}`);
}

/** How many cards the record has drawn by that text in the rest of this turn. */
function drawnBy(replay: Replay, by: string): number {
  const rest = restOfTurn(replay.script, replay.script.last + 1);
  return rest.filter((event) => event.t === 'draw' && event.by === by).length;
}

/** The record contains the whole draw deck afterwards. */
function putUnder(replay: Replay, by: string, owner: number): void {
  const { t, script } = replay;
  const choice = followChoice(replay, by);
  if (choice === null || choice.picked.length === 0) return;
  for (const name of choice.picked) replay.under.push({ seat: owner, name: name ?? '' });
  const { p, kind, order } = read(script, 'deck');
  const ours = deckOrder(t, owner).toReversed();
  note(replay, numberDifference('deck with cards put under it', `${owner} bottom`, `${p} ${kind}`));
  note(
    replay,
    pairDifference(
      'draw deck',
      ours.map((card) => nameOf(t, owner, card)),
      order,
    ),
  );
}

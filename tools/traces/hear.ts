/** Compares events on our table with the record as they happen. */
import type { GameEvent } from '@bluemoon/engine';
import { announcementDifferences } from './announcement.ts';
import { listDifference, numberDifference } from './differences.ts';
import { hearDragon } from './dragons.ts';
import { hearEnd, hearFightEnd } from './endings.ts';
import { countOurMove, countOurPlay } from './moves.ts';
import { nameOfId } from './names.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { hearRetreat } from './retreats.ts';
import { read } from './script.ts';
import { compareTargets } from './targets.ts';
import { hearTurn } from './turns.ts';

export function hear(replay: Replay, event: GameEvent): void {
  switch (event.event) {
    case 'turnBegan':
      return hearTurn(replay);
    case 'announced':
      return hearAnnouncement(replay, event.seat);
    case 'called':
      return hearCall(replay, event);
    case 'retreated':
      return hearRetreat(replay, event);
    case 'dragonMoved':
      return hearDragon(replay, event.seat, event.by);
    case 'fightEnded':
      return hearFightEnd(replay);
    case 'disclosed':
      return hearDisclosing(replay, event);
    case 'moved':
      return hearMove(replay, event);
    case 'played':
      return countOurPlay(replay.moves, event, replay.lastAct?.c ?? '');
    case 'gameEnded':
      return hearEnd(replay, event);
    case 'covered':
    case 'declared':
    case 'cancelled':
    case 'shuffled':
    case 'searched':
    case 'landed':
    case 'targeted':
    case 'refused':
    case 'elementChanged':
    case 'started':
    case 'continued':
    case 'declined':
    case 'demandMet':
    case 'tookBack':
      return;
  }
}

function hearCall(replay: Replay, event: Extract<GameEvent, { event: 'called' }>): void {
  const { p, good } = read(replay.script, 'bluff');
  note(replay, numberDifference('bluffing seat', 1 - event.seat, p));
  note(replay, numberDifference('honest bluff', event.honest ? 1 : 0, good));
}

function hearAnnouncement(replay: Replay, seat: number): void {
  const announcement = read(replay.script, 'announce');
  note(replay, numberDifference('announcing seat', seat, announcement.p));
  compareTargets(replay, announcement);
  for (const difference of announcementDifferences(replay.t, announcement)) note(replay, difference);
}

function hearDisclosing(replay: Replay, event: Extract<GameEvent, { event: 'disclosed' }>): void {
  const { p, cards } = read(replay.script, 'disclose');
  note(replay, numberDifference('disclosing seat', event.seat, p));
  note(replay, listDifference('disclosed hand', event.cards.map(nameOfId), cards));
}

function hearMove(replay: Replay, event: Extract<GameEvent, { event: 'moved' }>): void {
  const name = nameOfId(event.card ?? '');
  countOurMove(replay.moves, event);
  if (event.to === 'aboard' && event.by === 'play') replay.loads++;
  if (event.to === 'discardPile' || event.to === 'leaderArea') replay.discarded.push(name);
  if (event.from === 'discardPile' && event.to === 'hand') {
    const { p, c } = read(replay.script, 'pile');
    note(replay, numberDifference('card from the discard pile', `${event.seat} ${name}`, `${p} ${c}`));
  }
}

/** Compares what happens on our table with the record, at the moment it happens. */
import type { GameEvent } from '@bluemoon/engine';
import { announcementDifferences } from './announcement.ts';
import { dragonCounts } from './cells.ts';
import { listDifference, numberDifference, pairDifference } from './differences.ts';
import { nameOfId } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { positionDifferences } from './position.ts';
import { nextAt, read, unreadBefore } from './script.ts';
import { fault, note } from './replay.ts';
import { hearDragon } from './dragons.ts';
import { hearRetreat } from './retreats.ts';
import type { Replay } from './replay.ts';
import { alignTargets } from './targets.ts';

export function hear(replay: Replay, event: GameEvent): void {
  switch (event.event) {
    case 'turnBegan':
      return hearTurn(replay);
    case 'announced':
      return hearAnnouncement(replay);
    case 'called':
      return note(replay, numberDifference('called bluff', event.honest ? 1 : 0, read(replay.script, 'bluff').good));
    case 'retreated':
      return hearRetreat(replay, event);
    case 'dragonMoved':
      return hearDragon(replay, event.seat);
    case 'fightEnded':
      return note(replay, pairDifference('dragons', dragonCounts(replay.t), read(replay.script, 'fight_over').dragons));
    case 'disclosed': {
      const { p, cards } = read(replay.script, 'disclose');
      note(replay, numberDifference('disclosing seat', event.seat, p));
      return note(replay, listDifference('disclosed hand', event.cards.map(nameOfId), cards));
    }
    case 'moved':
      return hearMove(replay, event);
    case 'gameEnded':
      return hearEnd(replay, event);
    case 'played':
    case 'covered':
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

function hearTurn(replay: Replay): void {
  replay.loads = 0;
  const { script, t } = replay;
  const at = nextAt(script, 'turn');
  const left = unreadBefore(script, Math.min(at, script.events.length));
  if (left.length > 0) throw new OffTheRecord(`the record has more in this turn: ${left.join(', ')}`);
  const differences = positionDifferences(t, read(script, 'turn'));
  if (differences.length > 0) throw new OffTheRecord(differences.join('; '));
}

function hearAnnouncement(replay: Replay): void {
  const announcement = read(replay.script, 'announce');
  alignTargets(replay, announcement);
  for (const difference of announcementDifferences(replay.t, announcement)) fault(replay, difference);
}

function hearMove(replay: Replay, event: Extract<GameEvent, { event: 'moved' }>): void {
  if (event.to === 'aboard') replay.loads++;
  if (event.to === 'discardPile' || event.to === 'leaderArea') replay.discarded.push(nameOfId(event.card ?? ''));
  if (event.from !== 'discardPile' || event.to !== 'hand') return;
  const { p, c } = read(replay.script, 'pile');
  note(replay, numberDifference('card from the discard pile', `${event.seat} ${nameOfId(event.card ?? '')}`, `${p} ${c}`));
}

function hearEnd(replay: Replay, event: Extract<GameEvent, { event: 'gameEnded' }>): void {
  const { result } = replay.game;
  if (event.reason === 'fourthDragon') {
    const { p, fourth } = read(replay.script, 'dragon');
    note(replay, numberDifference('fourth dragon', `${event.winner} 1`, `${p} ${fourth ?? 0}`));
  }
  note(replay, numberDifference('winner', event.winner, result.winner));
  note(replay, numberDifference('crystals', event.crystals, result.crystals));
  const reason = event.reason === 'fourthDragon' ? 'fourth_dragon' : 'cards_out';
  note(replay, numberDifference('reason', reason, result.reason));
  note(replay, pairDifference('dragons', dragonCounts(replay.t), result.dragons));
}

import { recordAgain } from '@bluemoon/play';
import type { FinishedGame, PlayerShown } from '@bluemoon/wire';
import type { Person, Sitting } from '../game/sitting.ts';
import { endOf } from './kept-game.ts';

/** A game from the server as this page plays it again; it is not kept here. */
export function sittingOf(
  { room, number, players, record, packs, winner, reason, ended }: FinishedGame,
  nameOf: (player: PlayerShown) => string,
): Sitting {
  const person = (player: PlayerShown): Person => ({
    kind: 'person',
    place: 'elsewhere',
    name: nameOf(player),
  });
  return {
    id: `online-${room}-${number}`,
    players: [person(players[0]), person(players[1])],
    record: recordAgain(record, packs),
    ...endOf(reason, winner),
    began: ended,
    touched: ended,
  };
}

import { hashOf } from '../fair/seeds.ts';
import { guestOf } from '../room/room.ts';
import type { RoomDeed, Sitter } from '../room/room.ts';
import { tableIdFrom } from '../room/wanted-table.ts';
import type { WantedTable } from '../room/wanted-table.ts';
import { placeAtTable, resultOf } from './pairing.ts';
import { tableTerms } from './terms.ts';
import type { GameAt, Pairing, Tournament } from './tournament.ts';
import { entrantOf } from './tournament.ts';

const TABLE_TAG = 'blue moon tournament table 1';
const MASTER_TAG = 'blue moon tournament table master 1';

export interface TournamentTable extends WantedTable, GameAt {}

/** The tables that have to be there now. Any process may lay one that is missing: all make the same. */
export function tournamentTablesWanted(tournament: Tournament): readonly TournamentTable[] {
  const { id, terms, rounds, ended } = tournament;
  if (ended !== null) return [];
  return (rounds.at(-1)?.pairings ?? []).flatMap((pairing, i) => {
    if (resultOf(pairing, terms) !== null) return [];
    const at = { round: rounds.length, table: i + 1, game: pairing.games.length + 1 };
    const table = tableIdOf({ id, terms }, at);
    return [{ ...at, id: table, lay: layingOf(tournament, pairing, { ...at, id: table }) }];
  });
}

function layingOf(
  tournament: Tournament,
  pairing: Pairing,
  { id, game }: GameAt & { readonly id: string },
): Extract<RoomDeed, { readonly kind: 'lay' }> {
  const { id: contest, terms, master } = tournament;
  const sitterAt = (seat: 0 | 1): Sitter => {
    const entrant = entrantOf(tournament, pairing.players[placeAtTable(terms, game, seat)] ?? '');
    if (entrant === undefined) throw new Error('a player is missing');
    const { deck, picks } = entrant;
    return { ...guestOf(entrant), deck, ...(picks === undefined ? {} : { picks }) };
  };
  return {
    kind: 'lay',
    contest,
    terms: tableTerms(terms),
    master: hashOf(MASTER_TAG, [master, id]),
    seats: [sitterAt(0), sitterAt(1)],
  };
}

/** The id of the table of a game. All games of a match are played at one. */
export function tableIdOf(
  { id, terms }: Pick<Tournament, 'id' | 'terms'>,
  { round, table, game }: GameAt,
): string {
  const own = terms.agreement.match ? 1 : game;
  return tableIdFrom(hashOf(TABLE_TAG, [id, String(round), String(table), String(own)]));
}

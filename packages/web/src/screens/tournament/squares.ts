import type { TournamentNow } from '@bluemoon/play';

/** What a round was for a player. */
export type Square =
  | 'win'
  | 'draw'
  | 'loss'
  | 'bye'
  | 'rest'
  /** Without playing. */
  | 'given'
  | 'forfeited'
  | 'playing'
  | 'missed'
  | 'cancelled'
  | 'ahead';

/** One for each round that there is or will be. */
export function squaresOf({ rounds, roundsInAll, terms }: TournamentNow, entrant: number): readonly Square[] {
  return Array.from({ length: Math.max(roundsInAll, rounds.length) }, (_, i): Square => {
    const round = rounds[i];
    if (round === undefined) return 'ahead';
    const pairing = round.pairings.find(({ players }) => players.includes(entrant));
    if (pairing === undefined) return 'missed';
    const points = pairing.points?.[pairing.players.indexOf(entrant)];
    switch (pairing.how) {
      case 'waiting':
      case 'playing':
        return 'playing';
      case 'cancelled':
        return 'cancelled';
      case 'alone':
        return terms.system.kind === 'roundRobin' ? 'rest' : 'bye';
      case 'forfeit':
        return points === 1 ? 'given' : 'forfeited';
      case 'played':
        return points === 1 ? 'win' : points === 0 ? 'loss' : 'draw';
    }
  });
}

export const SIGNS: Readonly<Record<Square, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  bye: '1',
  rest: '–',
  given: '+',
  forfeited: '−',
  playing: '·',
  missed: '–',
  cancelled: '×',
  ahead: '',
};

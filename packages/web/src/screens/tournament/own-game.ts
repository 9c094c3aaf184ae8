import type { PairingNow, TournamentNow } from '@bluemoon/play';

/** What matters most to the viewer now: it stands on top of the page. */
export type OwnGame =
  | { readonly kind: 'join' | 'joined' | 'withdrawn' | 'looking' | 'out' | 'over' }
  /** The id of the room of the own draft. */
  | { readonly kind: 'draft'; readonly room: string }
  | { readonly kind: 'drafted' }
  | {
      readonly kind: 'game';
      readonly at: OwnTable;
      readonly rival: number;
      readonly isHere: boolean;
      readonly isRivalHere: boolean;
    }
  /** How many tables of the round still play. */
  | { readonly kind: 'done' | 'bye' | 'rest' | 'missing'; readonly tables: number };

export interface OwnTable {
  readonly round: number;
  readonly table: number;
  readonly game: number;
  /** When who is missing loses; null if nobody is. */
  readonly until: number | null;
}

export function ownGame(now: TournamentNow): OwnGame {
  const { you, phase, may, entrants, rounds, terms } = now;
  if (phase === 'over') return { kind: 'over' };
  if (may.includes('join')) return { kind: 'join' };
  if (you === null) return { kind: 'looking' };
  if (phase === 'joining') return { kind: 'joined' };
  if (entrants[you]?.status === 'withdrawn') return { kind: 'withdrawn' };
  const draft = now.drafts.find(({ players }) => players.includes(you));
  if (rounds.length === 0 && draft !== undefined)
    return draft.isOver ? { kind: 'drafted' } : { kind: 'draft', room: draft.id };
  const pairings = rounds.at(-1)?.pairings ?? [];
  const tables = pairings.filter(({ points }) => points === null).length;
  const index = pairings.findIndex(({ players }) => players.includes(you));
  const own = pairings[index];
  if (own === undefined) return terms.system.kind === 'swiss' ? { kind: 'missing', tables } : { kind: 'out' };
  if (own.how === 'alone') return { kind: terms.system.kind === 'roundRobin' ? 'rest' : 'bye', tables };
  if (own.points !== null) return { kind: isOut(own, you, now) ? 'out' : 'done', tables };
  const rival = own.players.find((player) => player !== null && player !== you) ?? you;
  return {
    kind: 'game',
    at: { round: rounds.length, table: index + 1, game: own.game, until: own.waiting?.until ?? null },
    rival,
    isHere: own.waiting?.here[own.players.indexOf(you)] ?? true,
    isRivalHere: own.waiting?.here[own.players.indexOf(rival)] ?? true,
  };
}

/** Who has lost in a knock-out may still play for the third place. */
function isOut(
  { players, points }: PairingNow,
  you: number,
  { terms, rounds, roundsInAll }: TournamentNow,
): boolean {
  const { system } = terms;
  if (system.kind !== 'knockOut' || points?.[players.indexOf(you)] !== 0) return false;
  return system.thirdPlace === 'shared' || rounds.length !== roundsInAll - 1;
}

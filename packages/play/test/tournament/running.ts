import { BUILT_IN } from '@bluemoon/engine';
import {
  agreeOn,
  askTournament,
  enactedTournament,
  joinTournament,
  nextTournamentAct,
  openTournament,
  peopleDeck,
  reportToTournament,
  standingsOf,
  tournamentTablesWanted,
} from '../../src/index.ts';
import type {
  Newcomer,
  Tournament,
  TournamentAct,
  TournamentNews,
  TournamentOutcome,
  TournamentRequest,
  TournamentTerms,
} from '../../src/index.ts';

export const TERMS: TournamentTerms = {
  name: 'Saturday Swiss',
  system: { kind: 'swiss', rounds: 'usual' },
  agreement: agreeOn({}),
  clock: { kind: 'game', initial: 600_000, increment: 10_000, allowance: 0 },
  choosing: 'once',
  lists: 'closed',
  bestOf: 1,
  players: { least: 2, most: 256 },
  start: { kind: 'opener' },
  seeding: 'rating',
  lateEntry: 0,
  noShow: 300_000,
};

export const newcomer = (player: string, parts: Partial<Newcomer> = {}): Newcomer => ({
  player,
  name: player.toUpperCase(),
  bot: null,
  rating: null,
  deck: peopleDeck('vulca', BUILT_IN),
  ...parts,
});

/** Decides a table: who of the two wins; null if the game is aborted. */
export type Verdict = (players: readonly [string, string]) => 0 | 1 | null;

export const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `p${String(i + 1).padStart(3, '0')}`);

/** A tournament whose acts are remembered as a database would keep them. */
export class Running {
  tournament: Tournament;
  readonly acts: TournamentAct[];
  at = 1000;

  constructor(terms: Partial<TournamentTerms> = {}) {
    const open = {
      kind: 'open',
      player: 'opener',
      name: 'Opener',
      terms: { ...TERMS, ...terms },
      master: 'ab'.repeat(32),
      at: 0,
    } as const;
    this.acts = [open];
    this.tournament = openTournament('tournament-abc', open);
  }

  get asking() {
    this.at += 1000;
    return { at: this.at, box: BUILT_IN };
  }

  #enter(outcome: TournamentOutcome): string {
    if (outcome.kind === 'refused') return outcome.why.kind;
    this.tournament = outcome.tournament;
    this.acts.push(outcome.act);
    return 'done';
  }

  join(player: string, parts: Partial<Newcomer> = {}): string {
    return this.#enter(joinTournament(this.tournament, newcomer(player, parts), this.asking));
  }

  ask(player: string, request: TournamentRequest): string {
    return this.#enter(askTournament(this.tournament, player, request, this.asking));
  }

  report(news: TournamentNews): string {
    return this.#enter(reportToTournament(this.tournament, news, this.asking));
  }

  /** Everything that happens by itself until then. */
  goOn(at: number = this.at): this {
    this.at = at;
    for (
      let act = nextTournamentAct(this.tournament, at);
      act !== null;
      act = nextTournamentAct(this.tournament, at)
    ) {
      this.tournament = enactedTournament(this.tournament, act);
      this.acts.push(act);
    }
    return this;
  }

  /** With these players, in this order. */
  start(players: readonly string[]): this {
    for (const player of players) this.join(player);
    this.ask('opener', { kind: 'start' });
    return this.goOn();
  }

  /** Plays all tables of the round to their end, and goes on. */
  round(verdict: Verdict): this {
    for (
      let wanted = tournamentTablesWanted(this.tournament);
      wanted.length > 0;
      wanted = tournamentTablesWanted(this.tournament)
    ) {
      for (const { round, table, game, lay } of wanted) {
        const winner = verdict([lay.seats[0].player, lay.seats[1].player]);
        this.report({ kind: 'result', round, table, game, winner, crystals: winner === null ? 0 : 2 });
      }
    }
    return this.goOn();
  }

  /** To the end. */
  play(verdict: Verdict): this {
    while (this.tournament.ended === null) this.round(verdict);
    return this;
  }

  pairs(round: number): readonly string[] {
    const { pairings } = this.tournament.rounds[round - 1] ?? { pairings: [] };
    return pairings.map(({ players }) => players.map((player) => player ?? '-').join(' '));
  }

  /** "1. a 2" and so on. */
  table(): readonly string[] {
    return standingsOf(this.tournament).map(({ place, player, points }) => `${place}. ${player} ${points}`);
  }
}

/** The one earlier in the alphabet wins. */
export const earlierWins: Verdict = ([a, b]) => (a < b ? 0 : 1);

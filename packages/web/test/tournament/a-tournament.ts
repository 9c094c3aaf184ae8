import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import {
  agreeOn,
  askTournament,
  enactedTournament,
  joinTournament,
  nextTournamentAct,
  openTournament,
  peopleDeck,
  reportToTournament,
  tournamentTablesWanted,
} from '@bluemoon/play';
import type {
  Newcomer,
  Tournament,
  TournamentNews,
  TournamentOutcome,
  TournamentRequest,
  TournamentTerms,
} from '@bluemoon/play';

const TERMS: TournamentTerms = {
  name: 'Saturday Swiss',
  system: { kind: 'swiss', rounds: 5 },
  agreement: agreeOn({}),
  clock: { kind: 'game', initial: 600_000, increment: 10_000, allowance: 0 },
  choosing: 'once',
  lists: 'open',
  bestOf: 1,
  players: { least: 2, most: 64 },
  start: { kind: 'opener' },
  seeding: 'rating',
  lateEntry: 3,
  noShow: 300_000,
};

/** A tournament as a server would keep it. Players are called by numbers, from 1. */
export class ATournament {
  now: Tournament;
  at: number;

  constructor(terms: Partial<TournamentTerms> = {}, at = 1_000_000) {
    this.at = at;
    this.now = openTournament('tournament-k3x9', {
      kind: 'open',
      player: 'p1',
      name: 'player-01',
      terms: { ...TERMS, ...terms },
      master: 'ab'.repeat(32),
      at,
    });
  }

  #enter(outcome: TournamentOutcome): this {
    if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
    this.now = outcome.tournament;
    return this;
  }

  get #asking() {
    return { at: this.at, box: BUILT_IN };
  }

  join(number: number, parts: Partial<Newcomer> = {}): this {
    const people = PEOPLES[number % PEOPLES.length] ?? 'hoax';
    const newcomer = {
      player: `p${number}`,
      name: `player-${String(number).padStart(2, '0')}`,
      bot: null,
      rating: 1700 - 11 * number,
      deck: this.now.terms.choosing === 'once' ? peopleDeck(people, BUILT_IN) : null,
      ...parts,
    };
    return this.#enter(joinTournament(this.now, newcomer, this.#asking));
  }

  ask(number: number, request: TournamentRequest): this {
    return this.#enter(askTournament(this.now, `p${number}`, request, this.#asking)).goOn();
  }

  report(news: TournamentNews): this {
    return this.#enter(reportToTournament(this.now, news, this.#asking)).goOn();
  }

  /** What happens by itself until now. */
  goOn(): this {
    const act = nextTournamentAct(this.now, this.at);
    if (act === null) return this;
    this.now = enactedTournament(this.now, act);
    return this.goOn();
  }

  start(count: number): this {
    for (let number = 1; number <= count; number++) this.join(number);
    return this.ask(1, { kind: 'start' });
  }

  /** The better rated wins, except at every third table. */
  round(): this {
    const wanted = tournamentTablesWanted(this.now);
    for (const { round, table, game, lay } of wanted) {
      const [a, b] = lay.seats.map(({ player }) => Number(player.slice(1)));
      const isUpset = table % 3 === 0;
      const winner = (a ?? 0) < (b ?? 0) !== isUpset ? 0 : 1;
      this.report({ kind: 'result', round, table, game, winner, crystals: 2 });
    }
    return this;
  }

  /** Everybody of these tables has come. */
  come(...tables: readonly number[]): this {
    for (const { round, table, game, lay } of tournamentTablesWanted(this.now)) {
      if (!tables.includes(table)) continue;
      for (const { player } of lay.seats) this.report({ kind: 'here', round, table, game, player });
    }
    return this;
  }
}

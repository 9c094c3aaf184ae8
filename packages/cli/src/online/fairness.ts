import { randomBytes } from 'node:crypto';
import type { Seat } from '@bluemoon/engine';
import { checkProof, findingText, fingerprintOf, randomEvents } from '@bluemoon/play';
import type { RoomNow } from '@bluemoon/play';

/** The parts of deals that this program makes, and what it noted before the cards were dealt. */
export interface Fairness {
  /** The fingerprint of a part for the next game; a new one if the last was opened but not used. */
  promise(now: RoomNow): string;
  /** The part that was promised; null if another run of the program did that. */
  open(now: RoomNow): string | null;
  /** Checks the deal of the game that has just ended, and says what came of it. */
  verdict(now: RoomNow, room: string): Verdict;
}

export interface Verdict {
  readonly isFair: boolean;
  readonly lines: readonly string[];
}

interface Noted {
  readonly game: number;
  readonly seed: string;
  /** The fingerprint of the server's part. */
  readonly server: string;
  /** The fingerprint of the rival's part; null until both are there. */
  readonly rival: string | null;
}

export function startFairness(): Fairness {
  let noted: Noted | null = null;
  const notedFor = (game: number): Noted | null => (noted?.game === game ? noted : null);
  return {
    promise({ game, deal }) {
      const last = notedFor(game);
      const isSecret = last !== null && last.rival === null;
      const seed = isSecret ? last.seed : randomBytes(32).toString('hex');
      noted = { game, seed, server: deal.server, rival: null };
      return fingerprintOf(seed);
    },
    open({ game, deal, you }) {
      const mine = notedFor(game);
      if (mine === null || you === 'spectator') return null;
      noted = { ...mine, rival: deal.players[rivalOf(you)]?.fingerprint ?? null };
      return mine.seed;
    },
    verdict: (now, room) => verdictOn(now, room, notedFor(now.results.length)),
  };
}

const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

function verdictOn({ replay, results, you }: RoomNow, room: string, noted: Noted | null): Verdict {
  const setup = replay?.record.setup;
  if (replay === null || setup === undefined || 'position' in setup || you === 'spectator')
    return { isFair: false, lines: ['The server gave no proof of the deal.'] };
  const { record, proof } = replay;
  const known = noted === null ? {} : { server: noted.server, own: { seat: you, seed: noted.seed } };
  const findings = checkProof(proof, setup, known).map((finding) => findingText(finding, 'en'));
  if (proof.table !== room || proof.game !== results.length)
    findings.push('The proof is that of another game.');
  if (noted?.rival != null && noted.rival !== proof.players[rivalOf(you)].fingerprint)
    findings.push("The rival's part was changed after yours had been opened.");
  if (findings.length > 0)
    return { isFair: false, lines: ['The deal of this game is NOT proven:', ...findings] };
  const { shuffles, picks } = randomEvents(record);
  const checked = `Fair deal checked: all ${shuffles + picks} random events follow from the three seeds`;
  return {
    isFair: true,
    lines: [
      noted === null
        ? `${checked}. What was shown before the game is not known, since it began in another run.`
        : `${checked}, yours among them.`,
    ],
  };
}

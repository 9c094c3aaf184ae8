import { randomBytes } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import { askDraftRoom, askTournament, joinTournament, sitInDraft, startDraft } from '@bluemoon/play';
import type { DraftRoom, Guest, Tournament, TournamentOutcome } from '@bluemoon/play';
import type { ToServer, WireRefusal } from '@bluemoon/wire';
import type { HouseBots } from '../bots/house-bots.ts';
import { DRAFT, TOURNAMENT } from './contests.ts';
import type { Contests, LiveDraft, LiveTournament } from './contests.ts';
import type { TournamentWhy } from './tournament-course.ts';

/** What is asked of drafts and tournaments. */
export type ContestMessage = Extract<
  ToServer,
  {
    readonly kind:
      | 'openDraft'
      | 'sitInDraft'
      | 'startDraft'
      | 'draft'
      | 'openTournament'
      | 'join'
      | 'addBot'
      | 'tournament';
  }
>;

export type ContestReply =
  | { readonly kind: 'done'; readonly room?: string }
  | { readonly kind: 'refused'; readonly why: WireRefusal };

export interface ContestAsker {
  readonly contests: Contests;
  readonly bots: HouseBots;
  readonly box: Box;
  readonly clock: () => number;
  readonly roomIdFor: (player: string, request: string) => string;
  /** Who asks. */
  readonly me: Guest;
  /** Their rating in this kind of game now; null if they have none. */
  readonly ratingOf: (
    player: string,
    kind: Tournament['terms']['agreement']['decks'],
  ) => Promise<number | null>;
}

export function answerContest(message: ContestMessage, asker: ContestAsker): Promise<ContestReply> {
  switch (message.kind) {
    case 'openDraft':
    case 'openTournament':
      return opened(message, asker);
    case 'sitInDraft':
    case 'startDraft':
    case 'draft':
      return inDraft(message, asker);
    case 'join':
    case 'addBot':
    case 'tournament':
      return inTournament(message, asker);
  }
}

async function opened(
  message: Extract<ContestMessage, { readonly kind: 'openDraft' | 'openTournament' }>,
  { contests, me, clock, roomIdFor }: ContestAsker,
): Promise<ContestReply> {
  const { player, name, standing } = me;
  const id = roomIdFor(player, message.id);
  const master = randomBytes(32).toString('hex');
  const at = clock();
  if (message.kind === 'openDraft') {
    const room = `${DRAFT}${id}`;
    await contests.drafts.open(room, { kind: 'open', ...me, terms: message.terms, master, at });
    return { kind: 'done', room };
  }
  // A tournament may take weeks; a guest may be gone with their browser.
  if (standing === undefined) return NAMED_ONLY;
  const room = `${TOURNAMENT}${id}`;
  await contests.tournaments.open(room, { kind: 'open', player, name, terms: message.terms, master, at });
  return { kind: 'done', room };
}

const NAMED_ONLY: ContestReply = { kind: 'refused', why: { kind: 'namedOnly' } };
const UNKNOWN: ContestReply = { kind: 'refused', why: { kind: 'unknownRoom' } };
const NO_SUCH_BOT: ContestReply = { kind: 'refused', why: { kind: 'noSuchBot' } };

async function inDraft(
  message: Extract<ContestMessage, { readonly kind: 'sitInDraft' | 'startDraft' | 'draft' }>,
  { contests, bots, me, box, clock }: ContestAsker,
): Promise<ContestReply> {
  const live: LiveDraft | null = await contests.drafts.find(message.room);
  if (live === null) return UNKNOWN;
  const asking = { at: clock(), id: message.id, box };
  const ask = (room: DraftRoom) => {
    switch (message.kind) {
      case 'sitInDraft':
        return sitInDraft(room, me, asking);
      case 'startDraft':
        return startDraft(room, me.player, bots.sitter(room.terms.bots), asking);
      case 'draft':
        return askDraftRoom(room, me.player, message.request, asking);
    }
  };
  const answer = await live.act(message.id, ask);
  if (answer.kind === 'done') return answer;
  return { kind: 'refused', why: { kind: 'inDraft', why: answer.why } };
}

async function inTournament(
  message: Extract<ContestMessage, { readonly kind: 'join' | 'addBot' | 'tournament' }>,
  asker: ContestAsker,
): Promise<ContestReply> {
  const { contests, me, box, clock } = asker;
  const live: LiveTournament | null = await contests.tournaments.find(message.room);
  if (live === null) return UNKNOWN;
  const asking = { at: clock(), id: message.id, box };
  const { player } = me;
  switch (message.kind) {
    case 'tournament':
      return act(live, message.id, (room) => askTournament(room, player, message.request, asking));
    case 'join': {
      const rating = await asker.ratingOf(player, live.room.terms.agreement.decks);
      const newcomer = { ...me, rating, deck: message.deck };
      return act(live, message.id, (room) => joinTournament(room, newcomer, asking));
    }
    case 'addBot':
      return addBot(live, message, asker);
  }
}

/** The same level may join more than once: it has as many players as are needed. */
async function addBot(
  live: LiveTournament,
  { id, level }: Extract<ContestMessage, { readonly kind: 'addBot' }>,
  { bots, me, box, clock, ratingOf }: ContestAsker,
): Promise<ContestReply> {
  const { opener, terms, entrants } = live.room;
  if (me.player !== opener.player)
    return { kind: 'refused', why: { kind: 'inTournament', why: { kind: 'notYours' } } };
  const bot = await bots.another(level, new Set(entrants.map(({ player }) => player)));
  if (bot === null) return NO_SUCH_BOT;
  const rating = await ratingOf(bot.player, terms.agreement.decks);
  const isBrought = terms.choosing === 'once' && terms.agreement.decks !== 'drafted';
  const deck = isBrought ? bots.deckFor(terms.agreement, bot.player) : null;
  return act(live, id, (room) => joinTournament(room, { ...bot, rating, deck }, { at: clock(), id, box }));
}

async function act(
  live: LiveTournament,
  id: string,
  ask: (room: Tournament) => TournamentOutcome,
): Promise<ContestReply> {
  const answer = await live.act(id, (room) => {
    const outcome = ask(room);
    return outcome.kind === 'refused' ? outcome : { ...outcome, room: outcome.tournament };
  });
  if (answer.kind === 'done') return answer;
  return { kind: 'refused', why: { kind: 'inTournament', why: refusalOf(answer.why) } };
}

/** Only what is due by itself can turn out not to be. */
function refusalOf(why: TournamentWhy): Exclude<TournamentWhy, { readonly kind: 'nothingDue' }> {
  return why.kind === 'nothingDue' ? { kind: 'known' } : why;
}

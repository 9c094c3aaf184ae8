import type { ConnectionState, Reply, WireRefusal } from '@bluemoon/wire';
import { Failure } from '../failure.ts';

/** What a server answers when it does what was asked. */
export function requireDone(reply: Reply, what: string): Extract<Reply, { readonly kind: 'done' }> {
  switch (reply.kind) {
    case 'done':
      return reply;
    case 'refused':
      throw new Failure(`You cannot ${what}: ${refusalText(reply.why)}`);
    case 'lost':
      throw new Failure(`You could not ${what}: the connection has ended.`);
  }
}

function refusalText(why: WireRefusal): string {
  switch (why.kind) {
    case 'malformed':
    case 'badDeck':
    case 'badPack':
      return why.words.en;
    case 'illegal':
      return why.message;
    case 'unknownRoom':
      return 'there is no such table.';
    case 'guestsUnrated':
      return 'rated games need the token of an account (bluemoon admin bot NAME).';
    case 'seatTaken':
      return 'both seats are taken.';
    case 'closed':
      return 'the table is closed.';
    case 'tooMany':
      return 'you have too many tables open.';
    case 'tooFast':
      return 'you have opened too many tables within an hour.';
    case 'banned':
      return 'you are banned.';
    case 'notReady':
      return "the server's database does not answer.";
    case 'failed':
      return 'something went wrong on the server.';
    default:
      return `the server refuses it (${why.kind}).`;
  }
}

/** Why a connection does not come back; null if it may. */
export function endingText(state: ConnectionState): string | null {
  if (state.kind !== 'refused' && state.kind !== 'unavailable') return null;
  const { why } = state;
  switch (why) {
    case 'unknownPlayer':
      return 'The server knows nobody with this token. Without --token and BLUEMOON_TOKEN you get a new one.';
    case 'version':
      return 'The server speaks another version. Use a copy of the repository of the same age.';
    case 'banned':
      return 'You are banned from this server.';
    case 'noServer':
      return 'There are no online games at this address.';
    case 'restart':
    case 'tooFast':
    case 'malformed':
    case 'elsewhere':
      return `The server has ended the connection (${why}).`;
  }
}

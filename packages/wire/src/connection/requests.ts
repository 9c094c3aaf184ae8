import type { ClientRequest, RoomLine, ToClient, WireRefusal } from '../messages.ts';
import type { Network } from './network.ts';

export type Reply =
  | { readonly kind: 'done'; readonly room?: string; readonly mine?: readonly RoomLine[] }
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  /** The connection broke and repeating the request would make no sense, or it has ended for good. */
  | { readonly kind: 'lost' };

/** Requests, kept until the server has decided. */
export interface Requests {
  ask(request: ClientRequest): Promise<Reply>;
  answered(message: Extract<ToClient, { readonly kind: 'done' | 'refused' }>): void;
  /** Sends again what was not answered. */
  repeat(): void;
  /** Gives up what nobody wants to be done late. */
  broken(): void;
  /** Gives up everything. */
  end(): void;
}

export interface RequestsParts {
  readonly network: Pick<Network, 'asker' | 'later'>;
  /** Null while nothing can be sent. */
  readonly send: () => ((n: number, request: ClientRequest) => void) | null;
  readonly nextNumber: () => number;
}

/** When something is asked again that the server could not decide. */
const AGAIN_MS = 500;

interface Pending {
  readonly request: ClientRequest;
  readonly answer: (reply: Reply) => void;
}

export function keepRequests({ network, send, nextNumber }: RequestsParts): Requests {
  const pending = new Map<number, Pending>();

  function giveUp(isGivenUp: (request: ClientRequest) => boolean): void {
    for (const [n, { request, answer }] of pending) {
      if (!isGivenUp(request)) continue;
      pending.delete(n);
      answer({ kind: 'lost' });
    }
  }

  return {
    ask: (request) =>
      new Promise((answer) => {
        const sending = send();
        if (sending === null && !isRepeated(request)) return answer({ kind: 'lost' });
        const n = nextNumber();
        pending.set(n, { request, answer });
        sending?.(n, request);
      }),
    answered(message) {
      const { n, ...reply } = message;
      const asked = pending.get(n);
      if (asked === undefined) return;
      const { request, answer } = asked;
      if (reply.kind === 'refused' && isAskedAgain(reply.why, request, network.asker)) {
        network.later(AGAIN_MS, () => {
          if (pending.has(n)) send()?.(n, request);
        });
        return;
      }
      pending.delete(n);
      answer(reply);
    },
    repeat() {
      for (const [n, { request }] of pending) send()?.(n, request);
    },
    broken: () => giveUp((request) => !isRepeated(request)),
    end: () => giveUp(() => true),
  };
}

/** What has an id is done once, however often it is sent. */
function isRepeated(request: ClientRequest): boolean {
  switch (request.kind) {
    case 'open':
    case 'decline':
    case 'sit':
    case 'act':
    case 'pair':
    case 'rename':
    case 'mine':
    case 'openDraft':
    case 'sitInDraft':
    case 'startDraft':
    case 'draft':
    case 'openTournament':
    case 'join':
    case 'addBot':
    case 'tournament':
      return true;
    case 'hello':
    case 'watch':
    case 'unwatch':
    case 'say':
    case 'lobby':
    case 'myGames':
    case 'ping':
      return false;
  }
}

const ACTS: ReadonlySet<ClientRequest['kind']> = new Set(['act', 'draft', 'tournament']);

/** The database is gone for a moment, or somebody quick has to slow down. */
function isAskedAgain({ kind }: WireRefusal, request: ClientRequest, asker: Network['asker']): boolean {
  if (kind !== 'notReady' && kind !== 'tooFast') return false;
  if (request.kind === 'watch' || ACTS.has(request.kind)) return true;
  return kind === 'notReady' && asker === 'program';
}

import type { DraftRoomNow } from '@bluemoon/play';
import type { ClientRequest, Connection, Whereabouts } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';
import type { DraftRoomHere } from '../screens/draft-room/here.ts';
import { language } from '../words/language.svelte.ts';
import { laterHere, startLooking } from './looking-again.ts';
import { refusalText } from './refusal-words.ts';
import { ONLINE } from './words.ts';

/** A draft room as this page knows it; the fields are reactive. */
export interface FollowedDraft {
  /** Null until it has been told. */
  readonly room: DraftRoomHere | null;
  /** There is no such room. */
  readonly isMissing: boolean;
  leave(): void;
}

export function followDraft(
  online: Pick<Connection, 'ask' | 'watchDraft' | 'serverTime'>,
  id: string,
  link: string,
): FollowedDraft {
  let now = $state.raw<DraftRoomNow | null>(null);
  let here = $state.raw<readonly Whereabouts[]>([]);
  let isMissing = $state(false);

  const looking = startLooking(() => void following.again(), laterHere);
  const following = online.watchDraft(id, {
    seen(next) {
      ({ now } = next);
      isMissing = false;
    },
    told(message) {
      if (message.kind === 'people') ({ here } = message);
    },
    missing: () => (isMissing = looking.missed()),
  });

  async function ask(request: ClientRequest): Promise<string | null> {
    const reply = await online.ask(request);
    switch (reply.kind) {
      case 'done':
        return null;
      case 'refused':
        return refusalText(reply.why, language.now);
      default:
        return ONLINE[language.now].lost.page;
    }
  }

  const room = (told: DraftRoomNow): DraftRoomHere => ({
    id,
    now: told,
    here,
    link,
    serverTime: () => online.serverTime(),
    ask: (request) => ask({ kind: 'draft', room: id, id: newId(), request }),
    sit: () => ask({ kind: 'sitInDraft', room: id, id: newId() }),
    start: () => ask({ kind: 'startDraft', room: id, id: newId() }),
  });
  const told = $derived(now === null ? null : room(now));

  return {
    get room() {
      return told;
    },
    get isMissing() {
      return isMissing;
    },
    leave() {
      looking.stop();
      following.stop();
    },
  };
}

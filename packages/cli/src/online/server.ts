import { Failure } from '../failure.ts';
import { INVOCATION } from '../invocation.ts';

export const USUAL_SERVER = 'http://127.0.0.1:4173';

/** Where to play: a server, and a table there if one was named. */
export interface Place {
  readonly server: URL;
  readonly room: string | null;
}

const ROOM = /^[\w-]{8,32}$/;

/** A table is named by its link, which has the server too, or by its id. */
export function readPlace(given: { readonly server?: string; readonly room?: string }): Place {
  const { server, room } = given;
  if (room === undefined) return { server: readServer(server ?? USUAL_SERVER), room: null };
  if (ROOM.test(room)) return { server: readServer(server ?? USUAL_SERVER), room };
  const id = /([\w-]+)\/?$/.exec(room)?.[1] ?? '';
  if (!URL.canParse(room) || !ROOM.test(id))
    throw new Failure(
      `“${room}” names no table. Give its link, such as ${USUAL_SERVER}/#/t/x4kQmb1e6z_0, or its id.`,
    );
  return { server: readServer(server ?? new URL(room).origin), room: id };
}

function readServer(text: string): URL {
  const server = URL.canParse(text) ? new URL(text) : null;
  if (server === null || !/^https?:$/.test(server.protocol))
    throw new Failure(`“${text}” is no address of a server. Write for example --server ${USUAL_SERVER}`);
  return server;
}

export const linkOf = (server: URL, room: string): string => new URL(`/#/t/${room}`, server).href;

export function lineOf(server: URL): string {
  const address = new URL('/online', server);
  address.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** Resolves when the server plays online games; `waiting` is told why it does not yet. */
export async function requireOnline(
  server: URL,
  { signal, waiting }: { readonly signal: AbortSignal; readonly waiting: (why: string) => void },
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const said = await ask(server, '/readyz', { signal });
    const state = (await said.json().catch(() => null)) as {
      readonly ready?: boolean;
      readonly why?: string;
    } | null;
    if (state?.ready === true) return;
    if (state?.ready !== false) throw new Failure(`${server.origin} is no server of online games.`);
    waiting(state.why ?? 'It is not ready yet.');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The token of a new guest. */
export async function newGuest(server: URL, signal: AbortSignal): Promise<string> {
  const said = await ask(server, '/online/guest', { method: 'POST', signal });
  if (said.status === 429)
    throw new Failure(`${server.origin} makes no more guests for you now. Use an older token, or wait.`);
  const [, token] = /bluemoon=([^;]+)/.exec(said.headers.get('set-cookie') ?? '') ?? [];
  if (token === undefined) throw new Failure(`${server.origin} made no guest: it answered ${said.status}.`);
  return token;
}

async function ask(server: URL, path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, server), options);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    const code = codeOf(error);
    if (code !== null && /CERT|UNABLE_TO_VERIFY/.test(code))
      throw new Failure(
        `The certificate of ${server.origin} is not trusted (${code}). If it is your own, name its file in NODE_EXTRA_CA_CERTS.`,
        { cause: error },
      );
    throw new Failure(
      `No server answers at ${server.origin}. Start one with npm start, or name another one: ${INVOCATION} online --server ADDRESS`,
      { cause: error },
    );
  }
}

/** `fetch` hides why it failed in its cause. */
function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}

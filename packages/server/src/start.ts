import { networkInterfaces } from 'node:os';
import { BUILT_IN } from '@bluemoon/engine';
import { shortened } from './http/address.ts';
import { keepOnline } from './keep-online.ts';
import { errorsTo, startLog } from './log.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import { SettingFault } from './settings.ts';
import type { Settings } from './settings.ts';
import { NO_LIMITS, USUAL_LIMITS } from './sockets/limits.ts';

export interface Running {
  readonly server: Server;
  /** Ends the process with this code, within five seconds. */
  readonly stop: (code: number) => void;
}

/** In milliseconds. */
export interface StoppingTimes {
  /** How long players who have asked something are waited for, and how long after a fault. */
  readonly patience: number;
  readonly afterFault: number;
  /** For everything. */
  readonly longest: number;
}

const USUAL_TIMES: StoppingTimes = { patience: 2000, afterFault: 500, longest: 5000 };

/** Nobody can listen there: a name that leads nowhere, or an address of another machine. */
const NOT_OURS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** Runs this process as a server. The page comes first; the database is looked for in the background. */
export async function runServer(
  settings: Settings,
  page: string,
  { patience, afterFault, longest } = USUAL_TIMES,
): Promise<Running> {
  const log = startLog(settings.log);
  const { host, port, publicUrl, proxies } = settings;
  const server = await startServer({
    page,
    host,
    port,
    publicUrl,
    proxies,
    limits: settings.limits === 'on' ? USUAL_LIMITS : NO_LIMITS,
    failed: errorsTo(log),
    noted: (what, address) => log.debug({ from: shortened(address) }, what),
  }).catch((error: NodeJS.ErrnoException) => {
    if (!NOT_OURS.has(error.code ?? '')) throw error;
    throw new SettingFault(`--host must be an address or a name of this machine, not “${host}”.`);
  });
  const keeping = keepOnline({ settings, server, box: BUILT_IN, log });

  let isStopping = false;
  function stop(code: number): void {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.warn('Stopped without waiting any longer.');
      process.exit(code);
    }, longest);
    void server
      .close(code === 0 ? patience : afterFault)
      .then(() => keeping.close())
      .catch((error: unknown) => log.error({ err: error }, 'Stopping failed.'))
      .finally(() => process.exit(code));
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(0);
      log.info(`Stopping (${signal}); again to stop at once.`);
      stop(0);
    });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'This should never happen; the process ends.');
    stop(1);
  });
  return { server, stop };
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const THIS_MACHINE = /^(127\.|::1$|localhost$)/;

/** Where to find the server, and what to do if others should find it too. */
export function whereabouts({ address, port }: Server, { host, publicUrl }: Settings): readonly string[] {
  const open =
    publicUrl === null ? (EVERYWHERE.has(host) ? `http://localhost:${port}/` : address) : `${publicUrl}/`;
  const running = `Blue Moon is running at ${open} — open it in a browser. Press Ctrl-C to stop.`;
  if (publicUrl !== null) return [running];
  if (EVERYWHERE.has(host)) {
    const others = ownAddresses().map((own) => `http://${own}:${port}/`);
    return [running, ...(others.length === 0 ? [] : [`Other devices reach it at ${others.join(' or ')}`])];
  }
  if (!THIS_MACHINE.test(host)) return [running];
  return [
    running,
    'Only this machine reaches it. To play with others: npm start -- --host 0.0.0.0, or see docs/HOSTING.md.',
  ];
}

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

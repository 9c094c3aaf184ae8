/** A real PostgreSQL of our own, for those who name none: started, adopted, watched and stopped. */
import { messageOf } from './fault.ts';
import { openCluster } from './embedded/cluster.ts';
import { endPostmaster, KEEPER, keptAddress, reachPostmaster, type Keeper } from './embedded/postmaster.ts';
import { backOff } from './pause.ts';

export interface EmbeddedOptions {
  /** The folder of the data; the database takes `postgres` and `postgres.log` in it. */
  readonly data: string;
  readonly log: (line: string) => void;
  /** The postmaster died and is being started again. */
  readonly onDown?: () => void;
  /** It answers again, under the same address. */
  readonly onUp?: () => void;
}

export interface Embedded {
  readonly url: string;
  /** Whether it already ran: left over from a crash, or started by another process. */
  readonly adopted: boolean;
  /** Stops it, unless another process of ours uses it: then the last one does. */
  stop(): Promise<void>;
}

/**
 * Processes on one data folder share one postmaster. Each holds a connection to it; the end of that connection tells
 * it that the postmaster died, and how many there are tells the one who leaves whether it is the last.
 */
export async function startEmbedded({ data, log, onDown, onUp }: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(data);
  let stopping = false;
  let reviving: Promise<void> | null = null;

  const reach = async (): Promise<{ keeper: Keeper; adopted: boolean }> => {
    const pauses = backOff(50, 2_000);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await reachPostmaster(cluster);
      } catch (error) {
        if (stopping || (reviving === null && attempt === FIRST_ATTEMPTS)) throw error;
        log(messageOf(error));
        await pauses.wait();
      }
    }
  };

  const first = await reach();
  let { keeper } = first;
  log(first.adopted ? `Using the PostgreSQL that runs in ${data}.` : `Started PostgreSQL in ${data}.`);

  const watch = (): void => {
    keeper.once('end', () => {
      if (stopping) return;
      log('PostgreSQL is gone; starting it again.');
      onDown?.();
      reviving = revive();
    });
  };
  const revive = async (): Promise<void> => {
    try {
      ({ keeper } = await reach());
    } catch {
      return;
    }
    watch();
    log('PostgreSQL answers again.');
    onUp?.();
  };
  watch();

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await reviving;
    const last = await leave(keeper).catch(() => false);
    if (last) await endPostmaster(cluster);
    await keeper.end().catch(() => {});
    log(last ? 'Stopped PostgreSQL.' : 'Left PostgreSQL to the other processes that use it.');
  };
  return { url: await keptAddress(cluster, keeper), adopted: first.adopted, stop };
}

/** The orphans of a killed postmaster hold its memory for a moment, and a port may be taken meanwhile. */
const FIRST_ATTEMPTS = 8;

/** True for the last one. Two who leave at once are told apart by the lock; the name is dropped before it is let go. */
async function leave(keeper: Keeper): Promise<boolean> {
  await keeper.query('select pg_advisory_lock($1)', [LEAVING]);
  const { rows } = await keeper.query<{ others: number }>(
    'select count(*)::int others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [KEEPER],
  );
  if (rows[0]?.others === 0) return true;
  await keeper.query(`set application_name = 'bluemoon leaving'`);
  await keeper.query('select pg_advisory_unlock($1)', [LEAVING]);
  return false;
}

const LEAVING = 20_040_101;

/** The `bluemoon` command: `npm run -s bluemoon -- <command> …`. */
import { isArenaThread, workInThread } from './arena/thread.ts';
import { processIo } from './process-io.ts';
import { runBluemoon } from './program.ts';

if (isArenaThread()) workInThread();
else process.exitCode = await runBluemoon(process.argv.slice(2), processIo());

/** The `bluemoon` command: `npm run -s bluemoon -- <command> …`. */
import { isAnalysisThread, serveParts } from './analysis/threads.ts';
import { isArenaThread, workInThread } from './arena/thread.ts';
import { processIo } from './process-io.ts';
import { runBluemoon } from './program.ts';

if (isArenaThread()) workInThread();
else if (isAnalysisThread()) serveParts();
else process.exitCode = await runBluemoon(process.argv.slice(2), processIo());

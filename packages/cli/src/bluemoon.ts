/** The `bluemoon` command: `npm run -s bluemoon -- <command> …`. */
import { processIo } from './io.ts';
import { runBluemoon } from './program.ts';

process.exitCode = await runBluemoon(process.argv.slice(2), processIo());

/** Replays the recorded games of a folder on our engine: `npm run traces -- fixtures/traces`. */
import { NotARecord, readGames, recordFiles } from './traces/read-games.ts';
import { replayGame } from './traces/replay-game.ts';
import { addFindings, formatReport, newReport } from './traces/report.ts';
import type { Report } from './traces/report.ts';

const [folder, ...rest] = process.argv.slice(2);

if (folder === undefined || rest.length > 0) {
  console.error('usage: npm run traces -- DIR');
  process.exitCode = 2;
} else {
  try {
    const report = replayFolder(folder);
    console.log(formatReport(report));
    process.exitCode = report.faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotARecord)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

function replayFolder(path: string): Report {
  const report = newReport();
  const files = recordFiles(path);
  files.forEach((file, done) => {
    showProgress(`${done} of ${files.length} files, ${report.games} games`);
    for (const game of readGames(file)) addFindings(report, replayGame(game));
  });
  showProgress('');
  return report;
}

/** One line, overwritten in place; only on a terminal. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

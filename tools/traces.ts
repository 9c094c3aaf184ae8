/** Replays recorded games: `npm run traces -- DIR`. */
import { readGames, recordFiles } from './traces/read-games.ts';
import { replayGame } from './traces/replay-game.ts';
const [folder = '', only] = process.argv.slice(2);
const kinds = new Map<string, { n: number; ex: string }>();
let games = 0, clean = 0;
const followed: Record<string, number> = {}, diffs: Record<string, number> = {};
for (const file of recordFiles(folder)) {
  for (const game of readGames(file)) {
    if (only !== undefined && !game.id.includes(only)) continue;
    games++;
    const f = replayGame(game);
    if (f.faults.length === 0) clean++;
    for (const [k, n] of f.followed) followed[k] = (followed[k] ?? 0) + n;
    for (const [k, n] of f.differences) diffs[k] = (diffs[k] ?? 0) + n;
    if (only !== undefined) for (const x of f.faults) console.log(x.game, x.at, x.what);
    const first = f.faults[0];
    if (first) { const k = first.what.replace(/\d+/g, '#').slice(0, 90); const e = kinds.get(k) ?? { n: 0, ex: `${first.game} ${first.at} ${first.what.slice(0,400)}` }; e.n++; kinds.set(k, e); }
  }
}
for (const [, e] of [...kinds].sort((a, b) => b[1].n - a[1].n).slice(0, 60)) console.log(e.n, e.ex);
console.log({ games, clean, followed, diffs });

// A first bot for Blue Moon: attacks most of the time, plays until its power suffices, then stops.
import { createInterface } from 'node:readline';

// The higher, the sooner; what is not named here is worth 3.
const WORTH = { use: 5, land: 5, play: 4, done: 2, discard: 1, call: 1, takeBack: 0, refuse: 0 };

/** Whether the own power matches the rival's already; a fight that begins needs no more than a character. */
function suffices({ fight, viewer }) {
  if (fight === null || fight.toMatch === null) return fight !== null;
  return fight.shielded || fight.power[viewer][fight.element] >= fight.toMatch;
}

function worth(option, view, chance) {
  switch (option.kind) {
    case 'announce':
      return view.fight.power[view.viewer][option.id.slice('announce:'.length)];
    case 'start':
    case 'continue':
      // Sometimes it retreats instead: a player who cannot match takes the turn back, and must not try for ever.
      return chance() < 0.8 ? 4 : 1;
    case 'done':
      return suffices(view) ? 6 : WORTH.done;
    default:
      return WORTH[option.kind] ?? 3;
  }
}

/** Chance that is the same for the same seed. */
function chanceFrom(seed) {
  let word = seed | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.type !== 'choose') continue;
  const chance = chanceFrom(request.seed);
  const worths = request.options.map((option) => worth(option, request.view, chance) + chance() / 1000);
  const best = request.options[worths.indexOf(Math.max(...worths))];
  console.log(JSON.stringify({ id: request.id, option: best.id }));
}

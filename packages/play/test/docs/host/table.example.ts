import { choose, gameRecordOf, nowFor, openTable, resign, takeBack, USUAL_TERMS } from '@bluemoon/play';
import type { Host, Outcome } from '@bluemoon/play';

const after = (outcome: Outcome): Host => {
  if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
  return outcome.host;
};

let host = openTable({ decks: ['vulca', 'hoax'], seed: 7 }, USUAL_TERMS, 0);
const seat = host.decision?.seat ?? 0;
const { ply, view } = nowFor(host, seat);
const options = (view.decision?.options ?? []).slice(0, 1).map(({ id }) => id);
console.log(options);

host = after(choose(host, { seat, ply, options }, 1000));
const late = choose(host, { seat, ply, options }, 2000);
console.log(late.kind === 'refused' ? late.why.kind : 'done');

host = after(takeBack(host, seat, 3000));
host = after(resign(host, seat, 4000));
console.log(host.record.entries.map((entry) => entry.kind));
console.log(host.result?.reason, host.result?.crystals, gameRecordOf(host).choices.length);

import { BUILT_IN } from '@bluemoon/engine';
import { draftedMatch, draftView, isOver, matchStatus, newDraft, pick } from '@bluemoon/play';

let draft = newDraft({ seats: 2, seed: 5, match: true });
console.log(draft.setup.peoples.join(' '), draftView(draft, 0, BUILT_IN).packet.length);

while (!isOver(draft)) {
  for (const seat of [0, 1]) {
    const [card] = draftView(draft, seat, BUILT_IN).packet;
    if (card !== undefined) draft = pick(draft, seat, card, BUILT_IN);
  }
}
console.log(draft.picks.map((picked) => picked.length).join(' and '), 'picked');

const match = draftedMatch(draft, [0, 1], { seed: 6 }, BUILT_IN);
console.log(matchStatus(match).next.task);

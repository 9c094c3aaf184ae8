import type { Replay } from './replay.ts';
import type { RecordedAnnouncement } from './record.ts';
import { numberOf } from './names.ts';
import { setTarget, targetOf } from '../../packages/engine/src/state/zones.ts';
import { isAffected } from '../../packages/engine/src/derive/value.ts';
import { differ } from './replay.ts';

/** D4: brings our targets to those of the record. */
export function alignTargets(replay: Replay, announcement: RecordedAnnouncement): void {
  const { t } = replay;
  announcement.cards.forEach((cards, seat) => {
    for (const { c, on } of cards) {
      if (on === undefined) continue;
      const source = numberOf(t, seat, c);
      const target = numberOf(t, seat, on);
      if (targetOf(t, seat, source) === target) continue;
      setTarget(t, seat, source, target, isAffected(t, seat, target));
      differ(replay, 'D4');
    }
  });
}

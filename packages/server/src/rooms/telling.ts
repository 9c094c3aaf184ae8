import { changedFields } from '@bluemoon/wire';
import type { Changes, Fields, ToClient } from '@bluemoon/wire';
import type { Course } from './course.ts';
import type { Kept, Recorded } from './kept.ts';

/** What the viewers of one kind of room may know. Those who see it as the same viewer are told the same. */
export interface Sight<V, U> {
  readonly viewerOf: (room: V, player: string) => U;
  /** What everybody may know, if that is most of it: it is compared once for all viewers. */
  readonly shown?: (room: V) => Fields;
  /** All that the viewer may know beyond that, as plain data. */
  readonly nowFor: (room: V, viewer: U) => Fields;
  /** For a client that has nothing, or has lost track. */
  readonly wholeFor: (room: V, viewer: U) => ToClient;
}

export function tellingOf<V extends Kept, U>({
  viewerOf,
  shown,
  nowFor,
  wholeFor,
}: Sight<V, U>): Pick<Course<V, Recorded, never>, 'tell' | 'whole'> {
  const wholeAs = (room: V, viewer: U): string => written(wholeFor(room, viewer));

  function changeFor(before: V, after: V, viewer: U, common: Changes): string {
    const patch = { ...common, ...changedFields(nowFor(before, viewer), nowFor(after, viewer)) };
    return written({ kind: 'change', room: after.id, from: before.ply, patch });
  }

  return {
    whole: (room, player) => wholeAs(room, viewerOf(room, player)),
    tell(watchers, before, after) {
      const changes = new Map<U, string>();
      let common: Changes | null = null;
      for (const { player, send } of watchers) {
        const viewer = viewerOf(after, player);
        if (viewer !== viewerOf(before, player)) {
          send(wholeAs(after, viewer));
          continue;
        }
        common ??= shown === undefined ? {} : (changedFields(shown(before), shown(after)) ?? {});
        const told = changes.get(viewer) ?? changeFor(before, after, viewer, common);
        changes.set(viewer, told);
        send(told);
      }
    },
  };
}

export const written = (message: ToClient): string => JSON.stringify(message);

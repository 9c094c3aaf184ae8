import type { RoomNow } from '@bluemoon/play';
import { mount, unmount } from 'svelte';
import WaitingBar from './WaitingBar.svelte';

/** Nobody has played at this table yet. */
export const isBeforeGame = ({ phase }: Pick<RoomNow, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'preparing';

let bar: ReturnType<typeof mount> | null = null;

/** The host does something else meanwhile. On every page they are told when somebody sits down. */
export function waitElsewhere(room: string): void {
  endWaiting();
  // While a screen is torn down, nothing can be mounted.
  setTimeout(() => {
    bar = mount(WaitingBar, { target: document.body, props: { room, end: endWaiting } });
  });
}

function endWaiting(): void {
  if (bar !== null) void unmount(bar);
  bar = null;
}

import type { Attachment } from 'svelte/attachments';

/** For the heading of what has just taken the place of something else, so that keys and readers go on from there. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  element.focus({ preventScroll: true });
};

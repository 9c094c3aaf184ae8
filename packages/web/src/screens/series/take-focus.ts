import type { Attachment } from 'svelte/attachments';

/** For the heading of new content, so that keyboard and screen reader continue there. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  element.focus({ preventScroll: true });
};

/** Whether the page may handle a click. With another button or a modifier key, the browser opens tabs or windows. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

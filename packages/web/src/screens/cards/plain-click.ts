/** One that the page may answer itself; with a key or another button the browser opens tabs and windows. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

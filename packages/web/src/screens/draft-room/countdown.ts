/** "0:24": full seconds, so that 0:00 is the moment at which nothing is left. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Words of untrusted text can be very long. */
export function shortened(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word;
}

/** Lower case without accents: “fluss” finds “Fluß”, “sturme” finds “Stürme”. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}

/** Tests whether a plain text contains every word that was typed, in any order. */
export function containsWords(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
}

/** Rule ids as documents and comments write them: `GANG-3`, `DRAGON-1 to -5`, `BOOST-1 and -4 to -9`. */

const SECTION = '[A-Z]+(?:-[A-Z]+)*';
const JOINT = ', and | and | or | to |, ';
const ID_WITH_MORE = new RegExp(
  `(?<![\\w-])(${SECTION})-(\\d+)(?![\\w-])((?:(?:${JOINT})(?:\\1)?-\\d+(?![\\w-]))*)`,
  'g',
);
const MORE = new RegExp(`(${JOINT})(?:${SECTION})?-(\\d+)`, 'g');

export interface FoundId {
  readonly id: string;
  /** Where in the text the id, or the list that it belongs to, starts. */
  readonly at: number;
}

export function sectionOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** All ids in a text, including those of lists and ranges. */
export function idsIn(text: string): readonly FoundId[] {
  return [...text.matchAll(ID_WITH_MORE)].flatMap((match) => {
    const [, section = '', first = '', more = ''] = match;
    const numbers = [Number(first)];
    for (const [, joint = '', number = ''] of more.matchAll(MORE)) {
      const from = joint === ' to ' ? (numbers.at(-1) ?? 0) + 1 : Number(number);
      for (let n = from; n <= Number(number); n++) numbers.push(n);
    }
    return numbers.map((number) => ({ id: `${section}-${number}`, at: match.index }));
  });
}

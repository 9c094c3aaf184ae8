import { LEVELS } from '@bluemoon/ai';

/**
 * Letters and digits that are drawn like a Latin letter: the usual ones of Cyrillic, Greek and Armenian, and those of
 * Latin itself. Greek letters count as what their capitals look like. Unicode's own list has thousands more, which
 * nobody would mistake at this size or which no keyboard has.
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁđð',
  e: 'еєεəɛ',
  g: 'ɡց',
  h: 'нһհη',
  j: 'јϳ',
  k: 'кκқ',
  l: 'i1ӏіιłɪ',
  m: 'мμ',
  n: 'пոνռ',
  o: '0оοөօøσ',
  p: 'рρþ',
  q: 'ԛգ',
  r: 'гɾ',
  s: '5ѕ',
  t: 'тτŧ',
  u: 'սʋ',
  v: 'ѵ',
  w: 'ѡωшԝա',
  x: 'хχҳ',
  y: 'уυγүʏ',
  z: '2ζʐ',
  '3': 'зӡ',
};

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_LIKE).flatMap(([letter, looks]) =>
    Array.from(looks, (look) => [look, letter] as const),
  ),
);

/** Two letters that together look like one. */
const PAIRS = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

/** The same for all names that look alike, so that it can be unique. The name is normal already. */
export function nameKey(name: string): string {
  const letters = name
    // Upper case first: some letters share a capital only.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const plain = Array.from(letters, (letter) => LETTER_OF.get(letter) ?? letter).join('');
  return PAIRS.reduce((key, [pair, looks]) => key.replaceAll(pair, looks), plain);
}

const ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** Alphabets with letters in common are only mixed to look like somebody else. */
const isMixed = (name: string): boolean => ALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1;

/** What house bots are called on the pages, in both languages. */
const BOTS = [...LEVELS, 'Zufall', 'Neuling', 'Solide', 'Stark'];

const NOBODYS = [
  BOTS,
  ['admin', 'administrator', 'moderator', 'operator', 'support', 'staff'],
  ['Blue Moon', 'Blue Moon Legends', 'server', 'system', 'house', 'bot', 'guest', 'nobody', 'player'],
].flat();

const RESERVED: ReadonlySet<string> = new Set(NOBODYS.map(nameKey));

/** What guests are called, and house bots of which there are several, with digits as keys have them. */
const NUMBERED = new RegExp(`^(player|${BOTS.map(nameKey).join('|')})[\\dlosz]+$`);

/** Names that nobody may choose: others would take them for somebody with power, a bot or a guest. */
export function isForNobody(name: string): boolean {
  const key = nameKey(name);
  return isMixed(name) || RESERVED.has(key) || NUMBERED.test(key);
}

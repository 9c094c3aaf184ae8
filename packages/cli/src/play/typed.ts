export type Typed =
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'chooseId'; readonly id: string }
  | { readonly do: 'why' | 'card'; readonly about: string }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'help' | 'hint' | 'table' | 'options' | 'undo' | 'quit' };

export const HELP: readonly string[] = [
  'You can type:',
  '  a number         chooses that option; its id (such as play:volca) does the same',
  '  hint             what the strongest bot would do in your place',
  '  card NAME        shows a card in full; the beginning of its name is enough',
  '  why              what is demanded of you now',
  '  why NAME         why a card can or cannot be played, and what it is worth',
  '  why power        how both powers add up, card by card',
  '  table            shows the table again',
  '  undo             takes back your last choice, as long as you have seen no new cards since',
  '  save FILE        writes the record of the game to a file, to replay it',
  '  save FILE.json   writes the current position to a file, to explain it or to continue from it',
  '  quit             ends',
  '  ?                shows this',
];

export function readTyped(line: string): Typed {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const about = rest.join(' ');
  switch (word.toLowerCase()) {
    case '':
      return { do: 'options' };
    case '?':
    case 'help':
      return { do: 'help' };
    case 'hint':
      return { do: 'hint' };
    case 'why':
      return { do: 'why', about };
    case 'card':
      return { do: 'card', about };
    case 'table':
      return { do: 'table' };
    case 'undo':
      return { do: 'undo' };
    case 'save':
      return { do: 'save', file: about };
    case 'quit':
    case 'exit':
      return { do: 'quit' };
    default:
      return /^\d{1,4}$/.test(word) && about === ''
        ? { do: 'choose', number: Number(word) }
        : { do: 'chooseId', id: line.trim() };
  }
}

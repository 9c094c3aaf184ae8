export type Typed =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'turn'; readonly to: string }
  | { readonly do: 'why' | 'card'; readonly about: string }
  | { readonly do: 'next' | 'back' | 'table' | 'help' | 'quit' }
  | { readonly do: 'unknown' };

export const HELP: readonly string[] = [
  'You can type:',
  '  next, or Enter   what happens next',
  '  back             one step back',
  '  turn             to the next turn; turn 12 goes to the start of turn 12',
  '  go 30            to step 30; go 0 to the start',
  '  table            shows the table',
  '  why              what is demanded of the player who has to choose',
  '  why NAME         why a card can or cannot be played, and what it is worth',
  '  why power        how both powers add up, card by card',
  '  card NAME        shows a card in full; the beginning of its name is enough',
  '  quit             ends',
  '  ?                shows this',
];

export function readTyped(line: string): Typed {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const about = rest.join(' ');
  switch (word.toLowerCase()) {
    case '':
    case 'n':
    case 'next':
      return about.toLowerCase() === 'turn' ? { do: 'turn', to: '' } : { do: 'next' };
    case 'b':
    case 'back':
      return { do: 'back' };
    case 't':
    case 'turn':
      return { do: 'turn', to: about };
    case 'g':
    case 'go':
      return { do: 'go', to: about.replace(/^to /i, '') };
    case 'table':
      return { do: 'table' };
    case 'why':
      return { do: 'why', about };
    case 'card':
      return { do: 'card', about };
    case '?':
    case 'help':
      return { do: 'help' };
    case 'q':
    case 'quit':
    case 'exit':
      return { do: 'quit' };
    default:
      return /^\d+$/.test(word) && about === '' ? { do: 'go', to: word } : { do: 'unknown' };
  }
}

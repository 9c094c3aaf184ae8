import type { Seat, View } from '@bluemoon/engine';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';
import { countOf, rivalOf } from '../../table/moments/attraction.ts';
import type { Result } from '../../keep/summary.ts';

interface Words {
  readonly youWon: string;
  readonly youLost: string;
  readonly won: (name: string) => string;
  readonly youBeat: (name: string) => string;
  readonly reasons: (ended: Ended) => string;
  readonly crystals: (count: number) => string;
  readonly crystalsTo: (count: number, name: string) => string;
}

/** How a game ended. A name is null for the reader. */
interface Ended {
  readonly reason: Result['reason'];
  readonly winner: string | null;
  readonly loser: string | null;
  /** Who has no cards left; undefined: nobody, or both. */
  readonly without: string | null | undefined;
  /** Of the winner. */
  readonly dragons: number;
}

const WORDS = catalogue<Words>({
  en: {
    youWon: 'You won',
    youLost: 'You lost',
    won: (name) => `${name} won`,
    youBeat: (name) => `You beat ${name}`,
    reasons: ({ reason, winner, loser, without, dragons }) => {
      const held =
        dragons === 0 ? '' : ` ${winner ?? 'You'} had ${dragons} dragon${dragons === 1 ? '' : 's'}.`;
      switch (reason) {
        case 'fourthDragon':
          return `${winner ?? 'You'} got the fourth dragon.`;
        case 'cardsOut':
          if (without === undefined) return `The cards ran out.${held}`;
          return `${without === null ? 'Your' : `${without}’s`} cards ran out.${held}`;
        case 'impossibleTurn':
          return loser === null ? 'You could not finish your turn.' : `${loser} could not finish the turn.`;
        case 'lastTurn':
          return `The last turn is over.${held}`;
        case 'resigned':
          return loser === null ? 'You conceded.' : `${loser} conceded.`;
        case 'left':
          return loser === null ? 'You did not come back.' : `${loser} did not come back.`;
        case 'timeout':
          return loser === null ? 'Your time ran out.' : `The time of ${loser} ran out.`;
        case 'loop':
          return loser === null ? 'Your turn did not end.' : `The turn of ${loser} did not end.`;
      }
    },
    crystals: (count) => `${count} ${count === 1 ? 'crystal' : 'crystals'}`,
    crystalsTo: (count, name) => `${count} to ${name}`,
  },
  de: {
    youWon: 'Gewonnen',
    youLost: 'Verloren',
    won: (name) => `${name} gewinnt`,
    youBeat: (name) => `Sieg über ${name}`,
    reasons: ({ reason, winner, loser, without, dragons }) => {
      const has = winner === null ? 'Du hattest' : `${winner} hatte`;
      const held = dragons === 0 ? '' : ` ${has} ${dragons} Drachen.`;
      switch (reason) {
        case 'fourthDragon':
          return winner === null
            ? 'Du hast den vierten Drachen bekommen.'
            : `${winner} bekam den vierten Drachen.`;
        case 'cardsOut':
          if (without === undefined) return `Die Karten sind aufgebraucht.${held}`;
          return `${without === null ? 'Deine Karten' : `Die Karten von ${without}`} sind aufgebraucht.${held}`;
        case 'impossibleTurn':
          return loser === null
            ? 'Du konntest deinen Zug nicht beenden.'
            : `${loser} konnte den Zug nicht beenden.`;
        case 'lastTurn':
          return `Der letzte Zug ist vorbei.${held}`;
        case 'resigned':
          return loser === null ? 'Du hast aufgegeben.' : `${loser} hat aufgegeben.`;
        case 'left':
          return loser === null ? 'Du bist nicht zurückgekommen.' : `${loser} kam nicht zurück.`;
        case 'timeout':
          return loser === null ? 'Deine Zeit ist abgelaufen.' : `Die Zeit von ${loser} ist abgelaufen.`;
        case 'loop':
          return loser === null ? 'Dein Zug nahm kein Ende.' : `Der Zug von ${loser} nahm kein Ende.`;
      }
    },
    crystals: (count) => `${count} ${count === 1 ? 'Kristall' : 'Kristalle'}`,
    crystalsTo: (count, name) => `${count} für ${name}`,
  },
});

export interface ResultWords {
  readonly title: string;
  readonly reason: string;
  readonly crystals: string;
}

export interface Reader {
  /** The seat of the reader; null: players are called by their names. */
  readonly me: Seat | null;
  readonly names: readonly [string, string];
  /** The name of the opponent against whom the reader played, if they have one of their own. */
  readonly opponent?: string | null;
  readonly language: Language;
}

export function resultWords(
  { winner, crystals, reason }: Result,
  { seats, dragons }: Pick<View, 'seats' | 'dragons'>,
  { me, names, opponent = null, language }: Reader,
): ResultWords {
  const w = WORDS[language];
  const nameOf = (seat: Seat): string | null => (seat === me ? null : names[seat]);
  const out = ([0, 1] as const).filter((seat) => seats[seat].hand.count + seats[seat].drawDeck.count === 0);
  const [without] = out.length === 1 ? out.map(nameOf) : [];
  const isLost = me !== null && me !== winner;
  const title = (): string => {
    if (me === null) return w.won(names[winner]);
    if (opponent !== null) return isLost ? w.won(opponent) : w.youBeat(opponent);
    return isLost ? w.youLost : w.youWon;
  };
  return {
    title: title(),
    reason: w.reasons({
      reason,
      winner: nameOf(winner),
      loser: nameOf(rivalOf(winner)),
      without,
      dragons: countOf(dragons, winner),
    }),
    crystals: isLost ? w.crystalsTo(crystals, names[winner]) : w.crystals(crystals),
  };
}

import type { Dragon, Element } from '@bluemoon/engine';
import { dragonName, elementName } from '@bluemoon/engine/words';
import { catalogue } from '../../words/language.svelte.ts';
import type { Attraction } from './attraction.ts';
import type { Mask } from './verdict.ts';

/** Who is meant: the reader, or a player by name. */
export type Who = 'you' | { readonly name: string };

const nameOf = (who: Who, you: string): string => (who === 'you' ? you : who.name);
const dragons = (count: number): string => (count === 1 ? '1 dragon' : `${count} dragons`);
const drachen = (count: number): string => (count === 1 ? '1 Drache' : `${count} Drachen`);
const loses = (who: Who, count: number): string =>
  `${who === 'you' ? 'You lose' : `${who.name} loses`} ${dragons(count)}`;
const verliert = (who: Who, count: number): string =>
  `${who === 'you' ? 'Du verlierst' : `${who.name} verliert`} ${count} Drachen`;
const en = (element: Element): string => elementName(element, 'en');
const de = (element: Element): string => elementName(element, 'de');
const KEIN: Readonly<Record<Element, string>> = { fire: 'kein', earth: 'keine' };
const otherThan = (element: Element): Element => (element === 'fire' ? 'earth' : 'fire');

export const MOMENTS = catalogue({
  en: {
    ifBluff: 'If it is a bluff',
    ifHonest: 'If it is not',
    stakes: 'What is at stake',
    dragonsTo: ({ gained, lost }: Attraction, winner: Who, loser: Who) => {
      const to = nameOf(winner, 'you');
      if (lost === 0) return `${dragons(gained)} to ${to}`;
      return gained === 0 ? loses(loser, lost) : `${loses(loser, lost)}, ${gained} to ${to}`;
    },
    noDragon: 'No dragon moves',
    mustRetreat: (who: Who) => `${nameOf(who, 'You')} must retreat`,
    fightGoesOn: 'The fight goes on.',
    winsGame: (who: Who) => (who === 'you' ? 'You win the game' : `${who.name} wins the game`),
    youCall: 'You call the bluff',
    calls: (who: string, whose: Who) => `${who} calls ${whose === 'you' ? 'your' : 'the'} bluff`,
    turning: (count: number): string => (count === 1 ? 'The card turns over …' : 'The cards turn over …'),
    stamps: { bluff: 'A bluff!', honest: 'No bluff' },
    verdicts: { bluff: 'It was a bluff', honest: 'It was no bluff' },
    masks: (mask: Mask, element: Element, count: number): string => {
      switch (mask) {
        case 'genuine':
          return count === 1 ? `The mask shows ${en(element)}.` : `All masks show ${en(element)}.`;
        case 'plain':
          return `The mask is plain: it does not show ${en(element)}.`;
        case 'otherElement':
          return `The mask shows ${en(otherThan(element))}, not ${en(element)}.`;
        case 'ignored':
          return 'Bluff icons are ignored, so no mask counts.';
      }
    },
    sawThrough: (who: Who, whose: Who) =>
      `${nameOf(who, 'You')} saw through ${whose === 'you' ? 'your' : 'the'} bluff.`,
    wasWrong: (who: Who) => (who === 'you' ? 'You called it wrongly.' : `${who.name} called it wrongly.`),
    forCallAndRetreat: (retreat: number) =>
      retreat === 0 ? '1 for the call, none for the retreat.' : `1 for the call, ${retreat} for the retreat.`,
    fightWon: 'You won the fight',
    fightLost: 'You lost the fight',
    winsFight: (name: string) => `${name} won the fight`,
    retreats: (who: Who) => (who === 'you' ? 'You retreat.' : `${who.name} retreats.`),
    comes: (dragon: Dragon, to: Who) =>
      to === 'you' ? `${dragonName(dragon)} comes to you.` : `${dragonName(dragon)} goes to ${to.name}.`,
    leaves: (dragon: Dragon, from: Who) => `${dragonName(dragon)} leaves ${nameOf(from, 'you')}.`,
    bySix: 'Six cards were worth two dragons.',
    dragonsMove: ({ gained, lost }: Attraction, winner: Who, loser: Who) => {
      if (gained + lost === 0) return 'No dragon moves';
      if (gained === 0) return loses(loser, lost);
      if (lost > 0)
        return `${loses(loser, lost)}, ${winner === 'you' ? 'you get' : `${winner.name} gets`} ${gained}`;
      if (winner === 'you') return `You get ${dragons(gained)}`;
      return `${dragons(gained)} ${gained === 1 ? 'goes' : 'go'} to ${winner.name}`;
    },
    chosenNext: (who: Who, count: number) => {
      const which = count === 1 ? 'which one' : 'which ones';
      return who === 'you' ? `You choose ${which} on the table.` : `${who.name} chooses ${which}.`;
    },
    has: (who: Who, count: number) =>
      who === 'you' ? `You have ${count} of 3.` : `${who.name} has ${count} of 3.`,
    danger: (who: Who) =>
      `${who === 'you' ? 'You now have' : `${who.name} now has`} 3 of 3. One more ends the game.`,
    playsNext: (who: Who) => (who === 'you' ? 'You play next.' : `${who.name} plays next.`),
    fourthDragon: 'The fourth dragon',
    gameOver: 'The game is over',
    skip: 'Skip',
    goOn: 'Continue',
  },
  de: {
    ifBluff: 'Wenn es ein Bluff ist',
    ifHonest: 'Wenn nicht',
    stakes: 'Was auf dem Spiel steht',
    dragonsTo: ({ gained, lost }: Attraction, winner: Who, loser: Who) => {
      const to = nameOf(winner, 'dich');
      if (lost === 0) return `${drachen(gained)} für ${to}`;
      return gained === 0 ? verliert(loser, lost) : `${verliert(loser, lost)}, ${gained} für ${to}`;
    },
    noDragon: 'Kein Drache bewegt sich',
    mustRetreat: (who: Who) =>
      who === 'you' ? 'Du musst dich zurückziehen' : `${who.name} muss sich zurückziehen`,
    fightGoesOn: 'Der Kampf geht weiter.',
    winsGame: (who: Who) => (who === 'you' ? 'Du gewinnst das Spiel' : `${who.name} gewinnt das Spiel`),
    youCall: 'Du zweifelst den Bluff an',
    calls: (who: string, whose: Who) => `${who} zweifelt ${whose === 'you' ? 'deinen' : 'den'} Bluff an`,
    turning: (count: number) =>
      count === 1 ? 'Die Karte wird umgedreht …' : 'Die Karten werden umgedreht …',
    stamps: { bluff: 'Ein Bluff!', honest: 'Kein Bluff' },
    verdicts: { bluff: 'Es war ein Bluff', honest: 'Es war kein Bluff' },
    masks: (mask: Mask, element: Element, count: number): string => {
      switch (mask) {
        case 'genuine':
          return count === 1 ? `Die Maske zeigt ${de(element)}.` : `Alle Masken zeigen ${de(element)}.`;
        case 'plain':
          return `Die Maske ist leer: Sie zeigt ${KEIN[element]} ${de(element)}.`;
        case 'otherElement':
          return `Die Maske zeigt ${de(otherThan(element))}, nicht ${de(element)}.`;
        case 'ignored':
          return 'Bluffsymbole werden ignoriert: Keine Maske zählt.';
      }
    },
    sawThrough: (who: Who, whose: Who) =>
      `${nameOf(who, 'Du')} ${who === 'you' ? 'hast' : 'hat'} ${whose === 'you' ? 'deinen' : 'den'} Bluff durchschaut.`,
    wasWrong: (who: Who) => (who === 'you' ? 'Du lagst falsch.' : `${who.name} lag falsch.`),
    forCallAndRetreat: (retreat: number) =>
      retreat === 0
        ? '1 fürs Anzweifeln, keiner für den Rückzug.'
        : `1 fürs Anzweifeln, ${retreat} für den Rückzug.`,
    fightWon: 'Kampf gewonnen',
    fightLost: 'Kampf verloren',
    winsFight: (name: string) => `${name} gewinnt den Kampf`,
    retreats: (who: Who) => (who === 'you' ? 'Du ziehst dich zurück.' : `${who.name} zieht sich zurück.`),
    comes: (dragon: Dragon, to: Who) =>
      to === 'you' ? `${dragonName(dragon)} kommt zu dir.` : `${dragonName(dragon)} geht zu ${to.name}.`,
    leaves: (dragon: Dragon, from: Who) => `${dragonName(dragon)} verlässt ${nameOf(from, 'dich')}.`,
    bySix: 'Sechs Karten: zwei Drachen.',
    dragonsMove: ({ gained, lost }: Attraction, winner: Who, loser: Who) => {
      if (gained + lost === 0) return 'Kein Drache bewegt sich';
      if (gained === 0) return verliert(loser, lost);
      if (lost > 0)
        return `${verliert(loser, lost)}, ${winner === 'you' ? 'du bekommst' : `${winner.name} bekommt`} ${gained}`;
      if (winner === 'you') return `Du bekommst ${gained} Drachen`;
      return `${drachen(gained)} ${gained === 1 ? 'geht' : 'gehen'} zu ${winner.name}`;
    },
    chosenNext: (who: Who, count: number) => {
      const which = count === 1 ? 'welchen' : 'welche';
      return who === 'you' ? `Du wählst auf dem Tisch, ${which}.` : `${who.name} wählt, ${which}.`;
    },
    has: (who: Who, count: number) =>
      who === 'you' ? `Du hast ${count} von 3.` : `${who.name} hat ${count} von 3.`,
    danger: (who: Who) =>
      `${who === 'you' ? 'Du hast' : `${who.name} hat`} 3 von 3. Noch einer beendet das Spiel.`,
    playsNext: (who: Who) => (who === 'you' ? 'Du bist am Zug.' : `${who.name} ist am Zug.`),
    fourthDragon: 'Der vierte Drache',
    gameOver: 'Das Spiel ist vorbei',
    skip: 'Überspringen',
    goOn: 'Weiter',
  },
});

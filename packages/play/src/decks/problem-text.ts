import type { Box, Language } from '@bluemoon/engine';
import { nameOf } from '../known-cards.ts';
import { listed, type Bilingual } from '../words.ts';
import type { Agreeable, DeckProblem } from './problem.ts';

const AGREEABLE: Readonly<Record<Agreeable, Bilingual>> = {
  emissary: { en: 'Emissaries', de: 'Gesandte' },
  inquisitor: { en: 'Inquisitors', de: 'Inquisitoren' },
  family: { en: 'Buka families', de: 'Buka-Familien' },
  achievement: { en: 'Achievement cards', de: 'Kristallkarten' },
};

/** All that is wrong with a deck; null for a legal one. */
export function problemWords(problems: readonly DeckProblem[], box: Box): Bilingual | null {
  if (problems.length === 0) return null;
  const told = (language: Language): string =>
    problems.map((problem) => problemText(problem, language, box)).join(' ');
  return { en: told('en'), de: told('de') };
}

/** What is wrong with a deck and what to do about it, in one or two sentences. */
export function problemText(problem: DeckProblem, language: Language, box: Box): string {
  const names = listed(
    problem.cards.map((id) => nameOf(id, language, box)),
    language,
  );
  const costs =
    problem.problem === 'moons'
      ? problem.costs.map(({ card, moons }) => `${nameOf(card, language, box)} ${moons}`)
      : [];
  return wordsFor(problem, names, listed(costs, language, { most: 12 }))[language];
}

function wordsFor(problem: DeckProblem, names: string, costs: string): Bilingual {
  switch (problem.problem) {
    case 'unknownCards':
      return problem.cards.length === 1
        ? { en: `There is no such card: ${names}.`, de: `Diese Karte gibt es nicht: ${names}.` }
        : { en: `There are no such cards: ${names}.`, de: `Diese Karten gibt es nicht: ${names}.` };
    case 'leaderMissing':
      return { en: 'The deck needs a leader.', de: 'Das Deck braucht einen Anführer.' };
    case 'noLeader':
      return {
        en: `${names} is no leader and cannot lead a deck.`,
        de: `${names} ist kein Anführer und kann kein Deck anführen.`,
      };
    case 'noEmissary':
      return { en: `${names} is no emissary.`, de: `${names} ist kein Gesandter.` };
    case 'noInquisitor':
      return { en: `${names} is no inquisitor.`, de: `${names} ist kein Inquisitor.` };
    case 'size':
      return sizeWords(problem);
    case 'twice':
      return {
        en: `All cards of a deck are different; more than once in it: ${names}.`,
        de: `Alle Karten eines Decks sind verschieden; mehrfach darin: ${names}.`,
      };
    case 'moons': {
      const over = problem.has - problem.limit;
      return {
        en: `${counted(problem.has, 'moon', 'moons')} on cards of others, ${over} more than the ${problem.limit} allowed: ${costs}.`,
        de: `${counted(problem.has, 'Mond', 'Monde')} auf fremden Karten, ${over} mehr als die erlaubten ${problem.limit}: ${costs}.`,
      };
    }
    case 'inTheDeck':
      return {
        en: `Leaders, emissaries and inquisitors lie in the leader area, not in the deck: ${names}.`,
        de: `Anführer, Gesandte und Inquisitoren liegen im Anführerbereich, nicht im Deck: ${names}.`,
      };
    case 'notAgreed':
      return {
        en: `${AGREEABLE[problem.what].en} are used only if both players agree in advance: ${names}.`,
        de: `${AGREEABLE[problem.what].de} gibt es nur, wenn beide es vorher vereinbaren: ${names}.`,
      };
    case 'onlyInMatch':
      return {
        en: `Achievement cards are used only in a match: ${names}.`,
        de: `Kristallkarten gibt es nur in einem Match: ${names}.`,
      };
    case 'onlyBuilt':
      return {
        en: `Such cards come into play only with deck building: ${names}.`,
        de: `Solche Karten gibt es nur in selbst gebauten Decks: ${names}.`,
      };
    case 'emissaryMissing':
      return {
        en: 'You agreed on emissaries, so the deck needs one.',
        de: 'Ihr habt Gesandte vereinbart, also braucht das Deck einen.',
      };
    case 'familyMissing':
      return {
        en: 'You agreed on Buka families, so the deck needs all five cards of one.',
        de: 'Ihr habt Buka-Familien vereinbart, also braucht das Deck alle fünf Karten einer Familie.',
      };
    case 'cardsMissing':
      return {
        en: `Cards that belong to this deck are missing: ${names}.`,
        de: `Es fehlen Karten, die zu diesem Deck gehören: ${names}.`,
      };
    case 'notOfTheDeck':
      return {
        en: `Not part of this people deck: ${names}.`,
        de: `Gehört nicht zu diesem Volksdeck: ${names}.`,
      };
    case 'notDrafted':
      return { en: `Not among your picks: ${names}.`, de: `Nicht unter deinen gewählten Karten: ${names}.` };
    case 'besideDrafted':
      return {
        en: `A drafted deck has no leader, no emissary, no inquisitor and no added family: ${names}.`,
        de: `Ein gedraftetes Deck hat weder Anführer noch Gesandten noch Inquisitor noch eine zusätzliche Familie: ${names}.`,
      };
  }
}

function sizeWords({ has, needs }: Extract<DeckProblem, { problem: 'size' }>): Bilingual {
  const off = Math.abs(has - needs);
  return has < needs
    ? {
        en: `The deck has ${counted(has, 'card', 'cards')} and needs exactly ${needs}; ${off} more.`,
        de: `Das Deck hat ${counted(has, 'Karte', 'Karten')} und braucht genau ${needs}; es fehlen ${off}.`,
      }
    : {
        en: `The deck has ${counted(has, 'card', 'cards')} and may have exactly ${needs}; ${off} fewer.`,
        de: `Das Deck hat ${counted(has, 'Karte', 'Karten')} und darf genau ${needs} haben; ${off} weniger.`,
      };
}

function counted(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

import { parts } from '../../parts.ts';
import type { HintWords } from '../language.ts';
import { signOf } from '../sign.ts';
import { ZURÜCKZIEHEN } from '../../../words/de/grammar.ts';
import { clause, reflexive, WEITERKÄMPFEN } from './grammar.ts';

export const HINTS: HintWords = {
  chance: (percent) => `${percent} % Siegchance`,
  crystals: (crystals) => `${signOf(crystals)}${Math.abs(crystals).toFixed(1).replace('.', ',')} Kristalle`,
  afterwards: (deeds) => parts`dann ${deeds}`,
  deeds: {
    play: (cards) => parts`${cards} spielen`,
    bluff: (cards) => parts`${cards} verdeckt ausspielen`,
    load: (cards) => parts`${cards} laden`,
    takeIntoHand: (cards) => parts`${cards} auf die Hand zurücknehmen`,
    land: (cards) => parts`${cards} landen`,
    use: (cards) => parts`${cards} nutzen`,
    take: (cards) => parts`${cards} nehmen`,
    discard: (cards) => parts`${cards} ablegen`,
    discardFaceDown: () => ['eine verdeckte Karte ablegen'],
    discardAtRandom: () => ['eine zufällige Karte ablegen'],
    meet: (cards) => parts`die Forderung von ${cards} erfüllen`,
    under: (cards) => parts`${cards} unter den Nachziehstapel legen`,
    replace: (cards) => parts`${cards} tauschen`,
    shuffleIn: (cards) => parts`${cards} in den Nachziehstapel mischen`,
    target: (cards) => parts`${cards} als Ziel wählen`,
    start: () => ['einen Kampf beginnen'],
    decline: () => ['auf den Kampf verzichten'],
    retreat: () => ['zurückziehen'],
    takeBack: () => ['den Zug zurücknehmen'],
    call: () => ['den Bluff anzweifeln'],
  },
  announce: ({ power, element }, names) => parts`${power} ${names.element(element)} ansagen`,
  rivalRetreats: (rival, tenths) => {
    if (tenths === 0) return clause(rival, WEITERKÄMPFEN);
    const often = tenths === 10 ? [] : [`in etwa ${tenths * 10} % der Fälle`];
    return clause(rival, ZURÜCKZIEHEN, reflexive(rival), ...often);
  },
};

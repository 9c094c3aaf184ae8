import { parts } from '../../parts.ts';
import type { HintWords } from '../language.ts';
import { signOf } from '../sign.ts';
import { does } from './grammar.ts';

export const HINTS: HintWords = {
  chance: (percent) => `${percent} % to win`,
  crystals: (crystals) => `${signOf(crystals)}${Math.abs(crystals).toFixed(1)} crystals`,
  afterwards: (deeds) => parts`then ${deeds}`,
  deeds: {
    play: (cards) => parts`play ${cards}`,
    bluff: (cards) => parts`lay ${cards} face down`,
    load: (cards) => parts`load ${cards}`,
    takeIntoHand: (cards) => parts`take ${cards} back into hand`,
    land: (cards) => parts`land ${cards}`,
    use: (cards) => parts`use ${cards}`,
    take: (cards) => parts`take ${cards}`,
    discard: (cards) => parts`discard ${cards}`,
    discardFaceDown: () => ['discard a face-down card'],
    discardAtRandom: () => ['discard a card at random'],
    meet: (cards) => parts`meet the demand of ${cards}`,
    under: (cards) => parts`put ${cards} under the draw deck`,
    replace: (cards) => parts`replace ${cards}`,
    shuffleIn: (cards) => parts`shuffle ${cards} into the draw deck`,
    target: (cards) => parts`choose ${cards} as the target`,
    start: () => ['start a fight'],
    decline: () => ['decline to fight'],
    retreat: () => ['retreat'],
    takeBack: () => ['take the turn back'],
    call: () => ['call the bluff'],
  },
  announce: ({ power, element }, names) => parts`announce ${power} ${names.element(element)}`,
  rivalRetreats: (rival, tenths) => {
    if (tenths === 0) return [`${does(rival, 'fight')} on`];
    const retreats = does(rival, 'retreat');
    return [tenths === 10 ? retreats : `${retreats} about ${tenths * 10} % of the time`];
  },
};

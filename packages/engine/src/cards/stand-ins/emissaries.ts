import { emissary, outsiders } from '../define.ts';
import { always } from '../phrases.ts';

export const EMISSARIES = outsiders('emissary', [
  emissary(1, ['Ondalin of the Pools', 'Ondalin von den Weihern'], {
    text: [
      {
        when: 'endPhase',
        may: true,
        if: { is: 'ownsHyla', who: 'owner' },
        steps: [{ do: 'draw', count: 1 }],
      },
    ],
  }),
  emissary(2, ['Teodric the Patient', 'Teodrik der Geduldige'], {
    text: [always({ rule: 'lendReplace', cards: { types: ['leadership', 'hyla', 'interference'] } })],
  }),
  emissary(3, ['Irmeline Oathspeaker', 'Irmeline die Eidsprecherin'], {
    text: [
      {
        when: 'endPhase',
        may: true,
        if: { is: 'dragons', who: 'rival', atLeast: 2 },
        steps: [{ do: 'draw', count: 1 }],
      },
    ],
  }),
  emissary(4, ['Brannoch the Bridgewarden', 'Brannoch der Brückenwart'], {
    text: [always({ rule: 'lendReplace', cards: { people: 'mutant' } })],
  }),
]);

import { achievement, outsiders } from '../define.ts';
import { always } from '../phrases.ts';

export const ACHIEVEMENTS = outsiders('crystal', [
  achievement(1, ["Lika's Crystal Horn", 'Likas Kristallhorn'], {
    emissary: 'ondalin-of-the-pools',
    dragon: 'lika',
    moons: 1,
    icons: ['replace'],
    text: [always({ rule: 'moreCrystals', more: 1 })],
  }),
  achievement(2, ["Doran's Crystal Scale", 'Dorans Kristallschuppe'], {
    emissary: 'teodric-the-patient',
    dragon: 'doran',
    moons: 1,
    icons: ['replace'],
    text: [
      {
        when: 'endPhase',
        may: true,
        if: { is: 'dragons', who: 'owner', atLeast: 1 },
        steps: [{ do: 'draw', count: 1 }],
      },
    ],
  }),
  achievement(3, ["Sesha's Crystal Eye", 'Seshas Kristallauge'], {
    emissary: 'irmeline-oathspeaker',
    dragon: 'sesha',
    moons: 1,
    icons: ['replace'],
    text: [
      always({ rule: 'cannotPlay', cards: { types: ['achievement'] } }),
      always({ rule: 'moreCrystals', more: 1 }),
    ],
  }),
]);

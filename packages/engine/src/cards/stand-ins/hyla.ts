import { hyla, outsiders } from '../define.ts';
import { BOOSTERS_AND_SUPPORTS, always, may } from '../phrases.ts';

export const HYLA = outsiders('hyla', [
  hyla(1, ['Lantern Pond', 'Laternenweiher'], {
    emissary: 'ondalin-of-the-pools',
    moons: 1,
    text: [
      may('now', { do: 'draw', count: 3 }),
      always({ rule: 'value', cards: { people: 'tutu' }, change: { riseTo: 4 } }),
    ],
  }),
  hyla(2, ['Whispering Reeds', 'Flüsterndes Schilf'], {
    emissary: 'teodric-the-patient',
    moons: 2,
    text: [
      may('now', { do: 'draw', count: 3 }),
      always({ rule: 'lendReplace', cards: BOOSTERS_AND_SUPPORTS }),
    ],
  }),
  hyla(3, ['Keeper of the Still Pool', 'Hüterin des stillen Teichs'], {
    emissary: 'irmeline-oathspeaker',
    moons: 1,
    text: [
      {
        when: 'endPhase',
        may: true,
        if: { is: 'dragons', who: 'rival', atLeast: 1 },
        steps: [{ do: 'draw', count: 1 }],
      },
    ],
  }),
  hyla(4, ['Dew Gatherer', 'Tausammlerin'], {
    emissary: 'ondalin-of-the-pools',
    moons: 2,
    text: [may('endPhase', { do: 'revealTop', count: 3, discard: 1 })],
  }),
  hyla(5, ['Mist over the Ford', 'Dunst über der Furt'], {
    emissary: 'irmeline-oathspeaker',
    moons: 2,
    text: [always({ rule: 'retreatDragons', retreats: 'owner', change: { atMost: 1 } })],
  }),
  hyla(6, ['Hollow Log Chorus', 'Chor im hohlen Stamm'], {
    emissary: 'teodric-the-patient',
    moons: 1,
    icons: ['replace'],
    text: [always({ rule: 'cannotDrawAtEnd' })],
  }),
  hyla(7, ['Creeping Bog', 'Kriechendes Moor'], {
    emissary: 'brannoch-the-bridgewarden',
    moons: 1,
    text: [always({ rule: 'takeFromDeckAtMost', most: 2 })],
  }),
  hyla(8, ['Toadstone Shrine', 'Krötenstein-Schrein'], {
    emissary: 'brannoch-the-bridgewarden',
    moons: 2,
    text: [always({ rule: 'value', cards: { types: ['support'], text: 'without' }, change: { riseTo: 3 } })],
  }),
]);

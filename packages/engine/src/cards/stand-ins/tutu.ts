import { character, outsiders } from '../define.ts';
import { ANY_CARD, always, may } from '../phrases.ts';

export const TUTU = outsiders('tutu', [
  character(1, ['Nanu Noon', 'Nanu Mittag'], {
    emissary: 'ondalin-of-the-pools',
    moons: 2,
    fire: 2,
    earth: 2,
    shields: ['earth'],
    icons: ['replace'],
  }),
  character(2, ['Bobu Bramble', 'Bobu Dorn'], {
    emissary: 'teodric-the-patient',
    moons: 1,
    fire: 5,
    earth: 2,
    icons: ['replace'],
  }),
  character(3, ['Mumo Meadow', 'Mumo Wiese'], {
    emissary: 'teodric-the-patient',
    moons: 1,
    fire: 2,
    earth: 5,
    icons: ['replace'],
  }),
  character(4, ['Pipa Pocket', 'Pipa Tasche'], {
    emissary: 'irmeline-oathspeaker',
    moons: 1,
    fire: 3,
    earth: 3,
    text: [may('now', { do: 'draw', count: 1 })],
  }),
  character(5, ['Tali Turnabout', 'Tali Kehrum'], {
    emissary: 'ondalin-of-the-pools',
    moons: 1,
    fire: 3,
    earth: 3,
    text: [always({ rule: 'lendReplace', cards: ANY_CARD })],
  }),
  character(6, ['Rulo Runaround', 'Rulo Rundherum'], {
    emissary: 'irmeline-oathspeaker',
    moons: 1,
    fire: 2,
    earth: 3,
    icons: ['retrieve', 'replace'],
  }),
  character(7, ['Lilo Lantern', 'Lilo Laterne'], {
    emissary: 'brannoch-the-bridgewarden',
    moons: 1,
    fire: 2,
    earth: 2,
    text: [{ when: 'beforePlay', freeIf: { is: 'ownsHyla', who: 'owner' } }],
  }),
  character(8, ['Gugo Gatecrasher', 'Gugo Torstürmer'], {
    emissary: 'brannoch-the-bridgewarden',
    moons: 1,
    fire: 3,
    earth: 2,
    icons: ['replace'],
    text: [
      may('now', { do: 'discard', whose: 'rival', where: 'active', cards: { types: ['hyla'] }, count: 1 }),
    ],
  }),
]);

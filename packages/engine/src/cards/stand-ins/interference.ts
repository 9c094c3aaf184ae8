import { interference, outsiders } from '../define.ts';
import { ANY_CARD, BOOSTERS, SUPPORTS, interfereWith } from '../phrases.ts';

export const INTERFERENCE = outsiders('interference', [
  interference(1, ['Snatched Sceptre', 'Entrissenes Zepter'], {
    emissary: 'teodric-the-patient',
    moons: 2,
    text: [
      interfereWith(
        { rival: 'plays', cards: { types: ['leadership', 'ship', 'hyla'] } },
        { do: 'cancel' },
        { do: 'draw', count: 1 },
      ),
    ],
  }),
  interference(2, ['Brittle Blade', 'Spröde Klinge'], {
    emissary: 'irmeline-oathspeaker',
    moons: 2,
    text: [interfereWith({ rival: 'plays', cards: BOOSTERS }, { do: 'cancel' }, { do: 'draw', count: 1 })],
  }),
  interference(3, ['Severed Ropes', 'Gekappte Seile'], {
    emissary: 'brannoch-the-bridgewarden',
    moons: 2,
    text: [interfereWith({ rival: 'plays', cards: SUPPORTS }, { do: 'cancel' }, { do: 'draw', count: 1 })],
  }),
  interference(4, ['Lesson from the Foe', 'Lehre vom Gegner'], {
    emissary: 'ondalin-of-the-pools',
    moons: 1,
    text: [
      interfereWith(
        { rival: 'plays', cards: { types: ['character'], icon: 'any' } },
        { do: 'draw', count: 3 },
      ),
    ],
  }),
  interference(5, ['Wreckers on the Shore', 'Strandräuber'], {
    emissary: 'teodric-the-patient',
    moons: 1,
    icons: ['replace'],
    text: [
      interfereWith({ rival: 'lands' }, { do: 'discardAtRandom', count: 2 }),
      interfereWith({ rival: 'plays', cards: { icon: 'free' } }, { do: 'draw', count: 2 }),
    ],
  }),
  interference(6, ['Toll on the Way Home', 'Zoll auf dem Heimweg'], {
    emissary: 'ondalin-of-the-pools',
    moons: 1,
    icons: ['replace'],
    text: [
      interfereWith(
        { rival: 'retrieves', cards: ANY_CARD },
        { do: 'discardFromHand', who: 'rival', count: 2 },
      ),
      interfereWith({ rival: 'retreats' }, { do: 'draw', count: 3 }),
    ],
  }),
  interference(7, ['Spoils of the Chase', 'Beute der Verfolgung'], {
    emissary: 'irmeline-oathspeaker',
    moons: 2,
    text: [interfereWith({ rival: 'retreats' }, { do: 'search', where: 'discardPile', found: 'take' })],
  }),
]);

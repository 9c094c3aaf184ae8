import type { Place } from '../../board/laying-out.ts';
import { catalogue } from '../../words/language.svelte.ts';

type PlainPlace = Exclude<Place, `aboard:${string}`>;

const ENGLISH: Readonly<Record<PlainPlace, string>> = {
  hand: 'Hand',
  combat: 'Combat, active',
  covered: 'Combat, covered',
  support: 'Support',
  bluffs: 'Face down',
  drawDeck: 'Draw deck',
  discardPile: 'Discard pile',
  leaderArea: 'Leader area',
  beside: 'Beside the leader',
  ships: 'Ships',
};
const GERMAN: Readonly<Record<PlainPlace, string>> = {
  hand: 'Hand',
  combat: 'Kampf, aktiv',
  covered: 'Kampf, überdeckt',
  support: 'Unterstützung',
  bluffs: 'Verdeckt',
  drawDeck: 'Zugstapel',
  discardPile: 'Ablagestapel',
  leaderArea: 'Anführerbereich',
  beside: 'Neben dem Anführer',
  ships: 'Schiffe',
};

/** What the reader of positions names when something is wrong. */
type Fields = Readonly<Record<string, string>>;

const ENGLISH_FIELDS: Fields = {
  element: 'Element',
  starting: 'Fight',
  dragons: 'Dragons',
  phase: 'Phase',
  seats: 'Cards',
  turn: 'Turn',
  deck: 'Deck',
};
const GERMAN_FIELDS: Fields = {
  element: 'Element',
  starting: 'Kampf',
  dragons: 'Drachen',
  phase: 'Phase',
  seats: 'Karten',
  turn: 'Zug',
  deck: 'Deck',
};

export const LAY_OUT = catalogue({
  en: {
    title: 'Lay out a position',
    help: 'Press a card, then the place where it belongs. Or drag it.',
    places: ENGLISH,
    aboard: (ship: string) => `Aboard ${ship}`,
    fields: ENGLISH_FIELDS,
    top: 'top card first',
    shuffledDeck: 'shuffled',
    shuffle: 'Shuffle',
    empty: 'nothing',
    people: 'Deck',
    ownDeck: 'As in the game',
    toMove: 'To move',
    phase: 'Phase',
    call: 'Call of a bluff',
    fight: 'Fight',
    fights: { none: 'No fight', starting: 'Just starting', fire: 'In Fire', earth: 'In Earth' },
    dragons: 'Dragons',
    board: 'Board',
    moving: (card: string) => `${card}: where to?`,
    read: 'Read',
    cancel: 'Leave it',
    wrong: 'This is not a position yet',
    fine: 'This position can be played.',
    overAlready: 'The game would be over at once. Give both players cards.',
    use: 'To the board',
    exportIt: 'Save as file',
    startOver: 'Start over',
  },
  de: {
    title: 'Stellung aufbauen',
    help: 'Drücke eine Karte und dann den Ort, an den sie gehört. Oder zieh sie dorthin.',
    places: GERMAN,
    aboard: (ship: string) => `An Bord: ${ship}`,
    fields: GERMAN_FIELDS,
    top: 'oberste zuerst',
    shuffledDeck: 'gemischt',
    shuffle: 'Mischen',
    empty: 'nichts',
    people: 'Deck',
    ownDeck: 'Wie im Spiel',
    toMove: 'Am Zug',
    phase: 'Phase',
    call: 'Aufdecken eines Bluffs',
    fight: 'Kampf',
    fights: { none: 'Kein Kampf', starting: 'Beginnt gerade', fire: 'In Feuer', earth: 'In Erde' },
    dragons: 'Drachen',
    board: 'Spielplan',
    moving: (card: string) => `${card}: wohin?`,
    read: 'Lesen',
    cancel: 'Dort lassen',
    wrong: 'Das ist noch keine Stellung',
    fine: 'Diese Stellung ist spielbar.',
    overAlready: 'Das Spiel wäre sofort zu Ende. Gib beiden Seiten Karten.',
    use: 'Aufs Brett',
    exportIt: 'Als Datei speichern',
    startOver: 'Von vorn beginnen',
  },
});

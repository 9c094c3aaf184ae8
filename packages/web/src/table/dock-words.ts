import { catalogue } from '../words/language.svelte.ts';

export const DOCK = catalogue({
  en: {
    searching: 'Looking for your best total …',
    canReach: (best: number, element: string, toMatch: number) =>
      `Best you can reach: ${best} ${element}. You need ${toMatch}.`,
    cannotReach: (best: number, element: string, toMatch: number) =>
      `You can’t reach ${toMatch} ${element}. Best: ${best}.`,
    withoutLuck: (best: number, element: string, toMatch: number) =>
      `Without new cards: ${best} ${element}. You need ${toMatch}.`,
    shielded: (toMatch: number) => `Shielded: you don’t have to match ${toMatch}.`,
    demandOpen: 'You can’t meet every demand this turn.',
    needMore: (number: number, element: string) => `You need ${number} more ${element}`,
    noCardAdds: 'No card in your hand can add that.',
    totals: (fire: number, earth: number) => `You have ${fire} Fire and ${earth} Earth.`,
    ifNotCalled: (number: number, element: string) => `If you don’t call, you need ${number} ${element}.`,
    endsInRetreat: 'Ends in a retreat',
    discards: (most: number) => (most === 1 ? 'Discard a card' : `Discard 1 to ${most} cards`),
    undoTurn: 'Undo this turn',
    retreat: 'Retreat',
  },
  de: {
    searching: 'Suche deine beste Stärke …',
    canReach: (best: number, element: string, toMatch: number) =>
      `Du kannst ${best} ${element} erreichen. Nötig: ${toMatch}.`,
    cannotReach: (best: number, element: string, toMatch: number) =>
      `Du erreichst nur ${best} ${element}. Nötig: ${toMatch}.`,
    withoutLuck: (best: number, element: string, toMatch: number) =>
      `Ohne neue Karten: ${best} ${element}. Nötig: ${toMatch}.`,
    shielded: (toMatch: number) => `Schild: Du musst ${toMatch} nicht erreichen.`,
    demandOpen: 'Du kannst in diesem Zug nicht jede Forderung erfüllen.',
    needMore: (number: number, element: string) =>
      `Dir ${number === 1 ? 'fehlt' : 'fehlen'} ${number} ${element}`,
    noCardAdds: 'Keine Karte deiner Hand bringt das.',
    totals: (fire: number, earth: number) => `Du hast ${fire} Feuer und ${earth} Erde.`,
    ifNotCalled: (number: number, element: string) => `Sonst musst du ${number} ${element} erreichen.`,
    endsInRetreat: 'Endet im Rückzug',
    discards: (most: number) => (most === 1 ? 'Lege eine Karte ab' : `Lege 1 bis ${most} Karten ab`),
    undoTurn: 'Zug zurücknehmen',
    retreat: 'Zurückziehen',
  },
});

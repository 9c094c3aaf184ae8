import { cardById } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';
import { cardText, cardTypeName, iconHelp, iconName, typeLine } from '@bluemoon/engine/words';

export function nameOf(card: CardId): string {
  return cardById(card).name.en;
}

/** "Volca 5/1 Character", with what is printed beside it. */
export function cardLine(id: CardId): string {
  const card = cardById(id);
  const marks = symbolsOf(card).map((symbol) => iconName(symbol, 'en'));
  const said = card.text === undefined ? [] : ['text'];
  const notes = [...marks, ...said].join(', ');
  return `${card.name.en}${values(card)}, ${cardTypeName(card.type, 'en')}${notes === '' ? '' : ` (${notes})`}`;
}

/** Everything that a card shows, in full sentences. */
export function cardInFull(id: CardId): readonly string[] {
  const card = cardById(id);
  const help = symbolsOf(card).map((symbol) => `${iconName(symbol, 'en')}: ${iconHelp(symbol, 'en')}`);
  return [`${card.name.en}${values(card)}`, typeLine(card, 'en'), ...cardText(card, 'en'), ...help];
}

function values({ fire, earth }: Card): string {
  return fire === undefined && earth === undefined ? '' : ` ${fire ?? 0}/${earth ?? 0}`;
}

function symbolsOf(card: Card): readonly Parameters<typeof iconName>[0][] {
  return [...(card.shields === undefined ? [] : (['shield'] as const)), ...(card.icons ?? [])];
}

/** The cards whose name or id begins with the words; one that fits exactly is the only one. */
export function findCards(words: string, among: readonly CardId[]): readonly CardId[] {
  const wanted = words.trim().toLowerCase();
  const cards = [...new Set(among)];
  const exact = cards.filter((id) => id === wanted || nameOf(id).toLowerCase() === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return cards.filter((id) => id.startsWith(wanted) || nameOf(id).toLowerCase().startsWith(wanted));
}

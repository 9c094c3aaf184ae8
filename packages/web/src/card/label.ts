import { ELEMENTS } from '@bluemoon/engine';
import type { Box, CardId, Language } from '@bluemoon/engine';
import { cardText, dragonName, elementName, iconName, typeLine } from '@bluemoon/engine/words';
import { CARD } from './words.ts';

/** Everything on a card, for screen readers. */
export function cardLabel(id: CardId, language: Language, box: Box): string {
  const card = box.card(id);
  const values = ELEMENTS.flatMap((element) => {
    const value = card[element];
    return value === undefined ? [] : [`${elementName(element, language)} ${value}`];
  });
  const shields = (card.shields ?? []).map(
    (element) => `${iconName('shield', language)} ${elementName(element, language)}`,
  );
  const icons = (card.icons ?? []).map((symbol) => iconName(symbol, language));
  const { standIn, dragon } = CARD[language];
  const marks = [
    ...(card.dragon === undefined ? [] : [dragon(dragonName(card.dragon))]),
    ...(card.standIn === true ? [standIn] : []),
  ];
  const facts = [
    card.name[language],
    typeLine(card, language),
    ...values,
    ...shields,
    ...icons,
    ...marks,
  ].join(', ');
  return [facts, ...cardText(card, language, box)].join('. ');
}

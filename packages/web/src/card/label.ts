import { cardById, ELEMENTS } from '@bluemoon/engine';
import type { CardId, Language } from '@bluemoon/engine';
import { cardText, elementName, iconName, typeLine } from '@bluemoon/engine/words';

/** All that a card says, for those who do not see it. */
export function cardLabel(id: CardId, language: Language): string {
  const card = cardById(id);
  const values = ELEMENTS.flatMap((element) => {
    const value = card[element];
    return value === undefined ? [] : [`${elementName(element, language)} ${value}`];
  });
  const shields = (card.shields ?? []).map(
    (element) => `${iconName('shield', language)} ${elementName(element, language)}`,
  );
  const icons = (card.icons ?? []).map((symbol) => iconName(symbol, language));
  const facts = [card.name[language], typeLine(card, language), ...values, ...shields, ...icons].join(', ');
  return [facts, ...cardText(card, language)].join('. ');
}

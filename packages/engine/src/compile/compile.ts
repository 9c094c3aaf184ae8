import { BLUFF_COLOURS, CARD_TYPES, GANGS, ICON_KINDS } from '../vocabulary/card.ts';
import type { Card } from '../vocabulary/card.ts';
import { MOMENTS } from '../vocabulary/text.ts';
import type { CardSet, Condition, Party, Step, Text } from '../vocabulary/text.ts';
import { elementNumber } from './element.ts';
import { iconKinds, kindBits } from './icons.ts';
import { maskOf, MAX_CARDS } from './mask.ts';
import type { Mask } from './mask.ts';
import { isWholeType } from './match-cards.ts';
import { compileRules, RULE_KINDS, targetingRule } from './rules.ts';
import { NOTHING, setOver } from './seat-set.ts';
import type {
  Deck,
  DeckList,
  Game,
  Rules,
  SeatCondition,
  SeatDemand,
  SeatInterference,
  SeatStep,
  SeatText,
} from './game.ts';

export function compileGame(rules: Rules, lists: readonly [DeckList, DeckList]): Game {
  return { rules, decks: [compileDeck(0, lists), compileDeck(1, lists)], chance: null };
}

function compileDeck(seat: number, lists: readonly [DeckList, DeckList]): Deck {
  const { leader } = lists[seat];
  const cards = allCards(lists[seat]);
  if (cards.length > MAX_CARDS)
    throw new RangeError(`A deck has at most ${MAX_CARDS} cards, not ${cards.length}`);
  const own = cards;
  const rival = allCards(lists[1 - seat]);
  const pairNames = [...new Set(cards.map(firstWord))];
  const where = (test: (card: Card) => boolean): Mask =>
    maskOf(own.flatMap((card, number) => (test(card) ? [number] : [])));
  const texts = cards.map((card) => momentTexts(card, seat, own, rival));
  const rules = cards.map((card, number) => compileRules(card, number, seat, { own, rival }));
  const deck: Deck = {
    leader,
    cards,
    drawn: lists[seat].cards.length,
    emissaries: where((card) => card.type === 'emissary' || card.type === 'inquisitor'),
    numberOf: new Map(cards.map((card, number) => [card.id, number])),
    fire: Int8Array.from(cards, (card) => card.fire ?? 0),
    earth: Int8Array.from(cards, (card) => card.earth ?? 0),
    moons: Int8Array.from(cards, (card) => card.moons ?? 0),
    capacity: Int8Array.from(cards, (card) => card.capacity ?? 0),
    type: Int8Array.from(cards, (card) => CARD_TYPES.indexOf(card.type)),
    icons: Int32Array.from(cards, (card) => kindBits(iconKinds(card))),
    shields: Int8Array.from(cards, (card) =>
      (card.shields ?? []).reduce((sum, e) => sum | elementNumber(e), 0),
    ),
    gang: Int8Array.from(cards, gangOf),
    pair: Int8Array.from(cards, (card) =>
      card.icons?.includes('pair') ? pairNames.indexOf(firstWord(card)) : -1,
    ),
    bluff: Int8Array.from(cards, bluffOf),
    ofType: record(CARD_TYPES, (type) => where((card) => card.type === type)),
    withIcon: record(ICON_KINDS, (kind) => where((card) => iconKinds(card).includes(kind))),
    withRule: record(RULE_KINDS, (kind) =>
      maskOf(rules.flatMap((list, number) => (list.some((rule) => rule.kind === kind) ? [number] : []))),
    ),
    withText: where((card) => card.text !== undefined),
    shipFree: where((card) => card.people === 'buka' && card.type === 'character'),
    standing: maskOf(rules.flatMap((list, number) => (list.length > 0 ? [number] : []))),
    targeting: maskOf(rules.flatMap((list, number) => (targetingRule(list) === undefined ? [] : [number]))),
    demanding: where((card) => card.text?.some((text) => text.when === 'demand') ?? false),
    at: record(MOMENTS, (moment) =>
      where((card) => card.text?.some((text) => text.when === moment) ?? false),
    ),
    rules,
    onlyIf: cards.map((card) => beforePlay(card, 'onlyIf', seat, own, rival)),
    freeIf: cards.map((card) => beforePlay(card, 'freeIf', seat, own, rival)),
    texts,
    demands: cards.map((card) => demandOf(card, rival)),
    interferences: cards.flatMap((card, number) => interferencesOf(card, number, rival)),
  };
  return deck;
}

function allCards({ cards, emissaries = [] }: DeckList): readonly Card[] {
  return emissaries.length === 0 ? cards : [...cards, ...emissaries];
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function firstWord(card: Card): string {
  return card.name.en.split(' ')[0] ?? card.name.en;
}

/** RULING-11: the icon tells the gangs apart. */
function gangOf(card: Card): number {
  return GANGS.findIndex((gang) => card.icons?.includes(`gang:${gang}`) ?? false);
}

function bluffOf(card: Card): number {
  const colour = BLUFF_COLOURS.find((c) => card.icons?.includes(`bluff:${c}`) ?? false);
  if (colour === undefined) return -1;
  return elementNumber(colour === 'neutral' ? null : colour);
}

function conditionOver(
  condition: Condition,
  seat: number,
  own: readonly Card[],
  rival: readonly Card[],
): SeatCondition {
  const who: Party = 'who' in condition ? condition.who : 'owner';
  const cards = condition.is === 'has' ? setOver(who === 'owner' ? own : rival, condition.cards) : NOTHING;
  return { condition, seat: who === 'owner' ? seat : 1 - seat, cards };
}

function beforePlay(
  card: Card,
  key: 'onlyIf' | 'freeIf',
  seat: number,
  own: readonly Card[],
  rival: readonly Card[],
): SeatCondition | null {
  for (const text of card.text ?? []) {
    if (text.when !== 'beforePlay') continue;
    const condition = (text as { readonly onlyIf?: Condition; readonly freeIf?: Condition })[key];
    if (condition !== undefined) return conditionOver(condition, seat, own, rival);
  }
  return null;
}

type StepsText = Extract<Text, { readonly steps: unknown }>;

function momentTexts(card: Card, seat: number, own: readonly Card[], rival: readonly Card[]): SeatText[] {
  return (card.text ?? [])
    .filter((text): text is StepsText => 'steps' in text)
    .map((text) => {
      const steps = text.steps.map((step) => stepOver(step, own, rival));
      if (text.when === 'answer')
        return { moment: text.when, may: false, mayTake: false, condition: null, together: NOTHING, steps };
      return {
        moment: text.when,
        may: text.may === true,
        mayTake: text.may !== undefined,
        condition: text.if === undefined ? null : conditionOver(text.if, seat, own, rival),
        together:
          text.together === undefined ? NOTHING : setOver(own, { named: text.together, types: [card.type] }),
        steps,
      };
    });
}

function interferencesOf(card: Card, number: number, rival: readonly Card[]): SeatInterference[] {
  return (card.text ?? [])
    .filter((text): text is StepsText => 'steps' in text)
    .flatMap((text, which) => {
      if (text.when !== 'answer') return [];
      const { to } = text;
      const cards = 'cards' in to ? setOver(rival, to.cards) : null;
      return [{ action: to.rival, cards, card: number, which }];
    });
}

function stepOver(step: Step, own: readonly Card[], rival: readonly Card[]): SeatStep {
  if (step.do !== 'discard') return { step, own: NOTHING, rival: NOTHING, either: [] };
  const { cards } = step;
  if ('either' in cards)
    return { step, own: NOTHING, rival: NOTHING, either: cards.either.map((set) => setOver(rival, set)) };
  return { step, own: setOver(own, cards), rival: setOver(rival, cards), either: [] };
}

function wholeTypeOf(set: CardSet): SeatDemand['playType'] {
  if (set.types?.length !== 1) return null;
  return (['booster', 'support'] as const).find((type) => isWholeType(set, type)) ?? null;
}

function demandOf(card: Card, rival: readonly Card[]): SeatDemand | null {
  for (const text of card.text ?? []) {
    if (text.when !== 'demand') continue;
    const { demand, orElse } = text;
    return {
      payment: 'discard' in demand ? demand.discard : null,
      play: 'play' in demand ? setOver(rival, demand.play) : null,
      playType: 'play' in demand ? wholeTypeOf(demand.play) : null,
      attract: orElse === 'retreat' ? 0 : orElse.attract,
    };
  }
  return null;
}

import type { Box } from '../cards/box.ts';
import { matches } from '../compile/match-cards.ts';
import { isTargeting } from '../compile/rules.ts';
import { cardTypeName } from '../words/names.ts';
import type { Card, CardId, CardType } from '../vocabulary/card.ts';
import { cardCalled, isCard } from '../cards/find-card.ts';
import { below, readList, readRecord } from './read.ts';
import type { Report } from './read.ts';

const PLAYED: readonly CardType[] = ['character', 'booster', 'support'];

const BESIDE_THE_DECK: readonly CardType[] = ['leader', 'emissary', 'inquisitor'];

function hasBluffIcon(card: Card): boolean {
  return card.icons?.some((icon) => icon.startsWith('bluff:')) ?? false;
}

/** What is wrong with a card at its place, to follow its name. */
interface Complaint {
  readonly en: string;
  readonly de: string;
}

/** Finds the cards of one seat and remembers the place of each. */
export class SeatReader {
  readonly report: Report;
  private readonly box: Box;
  private readonly placed = new Map<CardId, string>();

  constructor(box: Box, report: Report) {
    this.box = box;
    this.report = report;
  }

  card(name: unknown, path: string): Card | null {
    if (typeof name !== 'string') {
      this.report(
        path,
        'has to be the id or the English name of a card',
        'muss die Id oder der englische Name einer Karte sein',
      );
      return null;
    }
    const found = cardCalled(this.box, name);
    if (isCard(found)) return found;
    this.report(path, found.en, found.de);
    return null;
  }

  /** SETUP-3, EMISSARY-3, INQUIS-3: leaders, emissaries and inquisitors are never in the draw deck. */
  cardOfDeck(name: unknown, path: string): Card | null {
    const card = this.card(name, path);
    if (card !== null && BESIDE_THE_DECK.includes(card.type))
      this.report(
        path,
        `“${card.name.en}” lies beside the draw deck and is never drawn`,
        `„${card.name.de}“ liegt neben dem Zugstapel und wird nie gezogen`,
      );
    return card;
  }

  place(
    value: unknown,
    path: string,
    fits: (card: Card) => boolean,
    complaint: Complaint,
  ): readonly CardId[] {
    return readList(value, path, this.report).flatMap((name, i) => {
      const id = this.placeOne(name, `${path}[${i}]`, fits, complaint);
      return id === null ? [] : [id];
    });
  }

  placeAny(value: unknown, path: string): readonly CardId[] {
    return this.place(value, path, () => true, { en: '', de: '' });
  }

  placeTypes(value: unknown, path: string, types: readonly CardType[]): readonly CardId[] {
    return this.place(value, path, (card) => types.includes(card.type), {
      en: `is not a ${types.join(' or ')} card`,
      de: `ist keine Karte der Art ${types.map((type) => cardTypeName(type, 'de')).join(' oder ')}`,
    });
  }

  placeRow(value: unknown, path: string): readonly (CardId | null)[] {
    return readList(value, path, this.report).map((name, i) =>
      name === null
        ? null
        : this.placeOne(name, `${path}[${i}]`, hasBluffIcon, {
            en: 'has no bluff icon',
            de: 'hat kein Bluff-Symbol',
          }),
    );
  }

  placeShips(value: unknown, path: string): Readonly<Record<CardId, readonly CardId[]>> {
    const ships: Record<CardId, readonly CardId[]> = {};
    for (const [name, load] of Object.entries(readRecord(value, path, this.report))) {
      const at = below(path, name);
      const ship = this.placeOne(name, at, (card) => card.type === 'ship', {
        en: 'is not a ship',
        de: 'ist kein Schiff',
      });
      const cards = this.placeTypes(load, at, PLAYED);
      if (ship === null) continue;
      const { capacity = 0 } = this.card(ship, at) ?? {};
      if (cards.length > capacity)
        this.report(
          at,
          `carries ${cards.length} cards; the maximum is ${capacity} (SHIP-6)`,
          `trägt ${cards.length} Karten; höchstens ${capacity} sind möglich (SHIP-6)`,
        );
      ships[ship] = cards;
    }
    return ships;
  }

  private placeOne(
    name: unknown,
    path: string,
    fits: (card: Card) => boolean,
    complaint: Complaint,
  ): CardId | null {
    const card = this.cardOfDeck(name, path);
    if (card === null) return null;
    if (!fits(card)) this.complain(path, card, complaint);
    const earlier = this.placed.get(card.id);
    if (earlier !== undefined) {
      this.report(
        path,
        `“${card.name.en}” lies in ${earlier} already`,
        `„${card.name.de}“ liegt schon in ${earlier}`,
      );
      return null;
    }
    this.placed.set(card.id, path);
    return card.id;
  }

  private complain(path: string, { name }: Card, { en, de }: Complaint): void {
    this.report(path, `“${name.en}” ${en}`, `„${name.de}“ ${de}`);
  }

  isPlaced(id: CardId): boolean {
    return this.placed.has(id);
  }

  /** In the order of the box, so that the order in a position does not matter. */
  placedInOrder(): readonly CardId[] {
    return this.box.cards.filter(({ id }) => this.placed.has(id)).map(({ id }) => id);
  }

  requireAmong(deck: readonly CardId[]): void {
    for (const [id, path] of this.placed) {
      if (!deck.includes(id))
        this.report(
          path,
          `“${id}” is not in this seat's deck`,
          `„${id}“ gehört nicht zum Deck dieses Platzes`,
        );
    }
  }

  among(value: unknown, path: string, cards: readonly CardId[], complaint: Complaint): readonly CardId[] {
    return readList(value, path, this.report).flatMap((name, i) => {
      const card = this.card(name, `${path}[${i}]`);
      if (card === null) return [];
      if (!cards.includes(card.id)) this.complain(`${path}[${i}]`, card, complaint);
      return [card.id];
    });
  }

  targets(value: unknown, path: string, active: readonly CardId[]): Readonly<Record<CardId, CardId>> {
    const targets: Record<CardId, CardId> = {};
    for (const [name, aim] of Object.entries(readRecord(value, path, this.report))) {
      const at = below(path, name);
      const source = this.card(name, at);
      const target = this.card(aim, at);
      if (source === null || target === null) continue;
      for (const card of [source, target]) {
        if (!active.includes(card.id))
          this.report(
            at,
            `“${card.name.en}” is not active in combat or support area`,
            `„${card.name.de}“ ist weder im Kampf- noch im Unterstützungsbereich aktiv`,
          );
      }
      const rule = source.text?.flatMap((text) =>
        'rule' in text && isTargeting(text.rule) ? [text.rule] : [],
      )[0];
      if (rule === undefined)
        this.report(at, `“${source.name.en}” has no target`, `„${source.name.de}“ hat kein Ziel`);
      else if (!matches(target, rule.cards))
        this.report(
          at,
          `“${target.name.en}” is not a card it can act on`,
          `„${target.name.de}“ kann nicht ihr Ziel sein`,
        );
      targets[source.id] = target.id;
    }
    return targets;
  }
}

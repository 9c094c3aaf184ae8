import type { CardSymbol } from '../language.ts';

export function iconName(symbol: CardSymbol): string {
  switch (symbol) {
    case 'shield':
      return 'Shield';
    case 'stop':
      return 'Stop';
    case 'retrieve':
      return 'Retrieve';
    case 'free':
      return 'Free';
    case 'pair':
      return 'Pair';
    case 'gang:cool':
      return 'Gang (Cool)';
    case 'gang:top':
      return 'Gang (Top)';
    case 'gang:fun':
      return 'Gang (Fun)';
    case 'gang:no':
      return 'Gang (No)';
    case 'protect':
      return 'Protect';
    case 'bluff:neutral':
      return 'Bluff (neutral)';
    case 'bluff:fire':
      return 'Bluff (Fire)';
    case 'bluff:earth':
      return 'Bluff (Earth)';
    case 'replace':
      return 'Replace';
  }
}

const BLUFF = 'May be played face down as a support card worth 2 in the contested element';

const gang = (name: string): string =>
  `Any number of ${name} characters may be played as one card, also beside those already active if no other character or booster is.`;

export function iconHelp(symbol: CardSymbol): string {
  switch (symbol) {
    case 'shield':
      return 'In a fight over this element, the owner need not match the rival’s power on their own turn.';
    case 'stop':
      return 'After this card, the owner plays no further cards this turn.';
    case 'retrieve':
      return 'While active, it may return to hand in the owner’s Beginning phase; a character may not while the rival has an active character with this icon.';
    case 'free':
      return 'Does not count toward the limit of characters, boosters and supports.';
    case 'pair':
      return 'Two pair cards whose names begin with the same word may be played as one card.';
    case 'gang:cool':
      return gang('Cool');
    case 'gang:top':
      return gang('Top');
    case 'gang:fun':
      return gang('Fun');
    case 'gang:no':
      return gang('No');
    case 'protect':
      return 'While active, it cannot be ignored, discarded or weakened by the rival.';
    case 'bluff:neutral':
      return `${BLUFF}; if called, it is always a bluff.`;
    case 'bluff:fire':
      return `${BLUFF}; if called, it is genuine only in Fire.`;
    case 'bluff:earth':
      return `${BLUFF}; if called, it is genuine only in Earth.`;
    case 'replace':
      return 'Instead of playing a card in the Leadership phase, the owner may discard this card from hand and draw another.';
  }
}

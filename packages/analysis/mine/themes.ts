import type { Box, Card, CardId, Option, Step, Text, View } from '@bluemoon/engine';
import { THEMES } from '../src/puzzles/puzzle.ts';
import type { PuzzleGoal, Theme } from '../src/puzzles/puzzle.ts';

const MAX_THEMES = 3;

/** What a solution makes use of, the most telling first. `view` is the position before it. */
export function themesOf(
  solution: readonly Option[],
  goal: PuzzleGoal,
  { seats, turn }: View,
  box: Box,
): readonly Theme[] {
  const own = seats[turn.seat];
  const rival = seats[turn.seat === 0 ? 1 : 0];
  const aboard = own.landed.flatMap(({ load }) => load);
  const against = [...rival.combat.active, ...rival.support.faceUp].map((card) => box.card(card));
  const found = new Set<Theme>(goal === 'fourthDragon' ? ['fourthDragon'] : []);
  const played = solution.filter(({ kind }) => kind === 'play').flatMap(({ card }) => cardOf(card, box));
  for (const [i, { kind, card }] of solution.entries()) {
    if (kind === 'bluff') found.add('bluff');
    if (kind === 'retrieve') found.add('retrieve');
    if (kind === 'land' || kind === 'load' || kind === 'embark') found.add('ships');
    if (kind === 'play' && card !== undefined && (aboard.includes(card) || box.card(card).type === 'ship')) {
      found.add('ships');
    }
    if (kind === 'discard') found.add('discarding');
    if (card !== undefined && isUsed(solution, i, box)) {
      for (const theme of themesOfSteps(box.card(card))) found.add(theme);
    }
  }
  if (played.filter((card) => hasIcon(card, 'gang')).length > 1) found.add('gang');
  if (played.filter((card) => hasIcon(card, 'pair')).length > 1) found.add('pair');
  if (played.some((card) => hasIcon(card, 'protect')) && against.some(ignoresCards)) found.add('protected');
  if (played.some(hasCondition) && against.some(ignoresText)) found.add('ignoring');
  for (const card of played) for (const theme of themesOfCard(card)) found.add(theme);
  const themes = THEMES.filter((theme) => found.has(theme)).slice(0, MAX_THEMES);
  return themes.length === 0 ? ['strength'] : themes;
}

/** What comes after a card that was played if its text was used. */
const USING: ReadonlySet<string> = new Set([
  'discard',
  'discardFaceDown',
  'discardAtRandom',
  'either',
  'return',
  'take',
  'under',
  'shuffleIn',
]);

/** Text that is resolved once is part of the solution only if it was used: characters are often played for their values. */
function isUsed(solution: readonly Option[], i: number, box: Box): boolean {
  const { kind, card } = solution[i];
  if (kind === 'use') return true;
  if (kind !== 'play' || card === undefined) return false;
  const next = solution[i + 1]?.kind ?? 'done';
  return USING.has(next) || (box.card(card).type === 'leadership' && next !== 'refuse');
}

const ignores = ({ text = [] }: Card, ...what: readonly string[]): boolean =>
  text.some((each) => 'rule' in each && each.rule.rule === 'ignore' && what.includes(each.rule.what));

const ignoresCards = (card: Card): boolean => ignores(card, 'cards', 'icons');
const ignoresText = (card: Card): boolean => ignores(card, 'cards', 'text');
const hasCondition = ({ text = [] }: Card): boolean => text.some((each) => 'onlyIf' in each);

function cardOf(id: CardId | undefined, box: Box): readonly Card[] {
  return id === undefined ? [] : [box.card(id)];
}

function hasIcon({ icons = [] }: Card, kind: string): boolean {
  return icons.some((icon) => icon === kind || icon.startsWith(`${kind}:`));
}

function themesOfCard(card: Card): readonly Theme[] {
  const themes: Theme[] = [];
  if (card.type === 'leadership') themes.push('leadership');
  if (card.people === 'mutant') themes.push('mutant');
  if ((card.shields ?? []).length > 0) themes.push('shield');
  if (hasIcon(card, 'free')) themes.push('free');
  if (hasIcon(card, 'stop')) themes.push('stop');
  for (const text of card.text ?? []) themes.push(...themesOfText(text));
  return themes;
}

function themesOfText(text: Text): readonly Theme[] {
  if (text.when === 'demand') return ['demand'];
  if ('rule' in text) {
    switch (text.rule.rule) {
      case 'ignore':
        return ['ignoring'];
      case 'nextIsFree':
        return ['free'];
      case 'cannotPlay':
      case 'playAtMost':
      case 'haveAtMost':
      case 'cannotTake':
        return ['cannot'];
      case 'value':
      case 'total':
      case 'printed':
      case 'doubleText':
        return ['values'];
      default:
        return [];
    }
  }
  return [];
}

const themesOfSteps = ({ text = [] }: Card): readonly Theme[] =>
  text.flatMap((each) => ('steps' in each ? each.steps.flatMap(themesOfStep) : []));

function themesOfStep(step: Step): readonly Theme[] {
  switch (step.do) {
    case 'discard':
    case 'discardFromHand':
    case 'discardAtRandom':
    case 'shuffleAreasIntoDeck':
      return ['discarding'];
    case 'draw':
    case 'drawTo':
    case 'search':
    case 'drawFromDiscards':
      return ['drawing'];
    case 'returnToHand':
      return ['retrieve'];
    default:
      return [];
  }
}

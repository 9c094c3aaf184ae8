import type { Box, CardId } from '@bluemoon/engine';
import { DRAFTED_CARDS } from '../decks/limits.ts';
import { draftable } from '../draft/pool.ts';
import { fault, within } from '../json.ts';
import { idsOf, nameOf, repeated } from '../known-cards.ts';
import { requireAgreement, requireLegal } from '../setup.ts';
import { listed, refuse, type Bilingual } from '../words.ts';
import type { MatchOptions, Pair } from './match.ts';

/** Refuses options that cannot be combined. */
export function requireOptions(options: MatchOptions, box: Box): void {
  const { agreement } = options;
  requireAgreement(agreement);
  if (!agreement.match)
    refuse({
      en: 'A match must be agreed on in advance (VARIANT-1).',
      de: 'Ein Match muss vorher vereinbart werden (VARIANT-1).',
    });
  if (agreement.decks === 'drafted') requireDraft(options, box);
  else if (options.drafted !== undefined)
    fault(
      'drafted',
      'Only a match with drafted decks has picks.',
      'Gewählte Karten gibt es nur in einem Match mit gedrafteten Decks.',
    );
  if (options.choosing === 'random') requireSets(options, box);
  else if (options.sets !== undefined)
    fault(
      'sets',
      'Name sets in advance only for random draws (MATCH-4).',
      'Nur zum Auslosen werden Decks vorher genannt (MATCH-4).',
    );
}

function requireDraft({ choosing, between, drafted }: MatchOptions, box: Box): void {
  if (drafted === undefined)
    refuse({
      en: 'A match with drafted decks needs what both players picked.',
      de: 'Für ein Match mit gedrafteten Decks braucht es die gewählten Karten beider Spieler.',
    });
  if (choosing === 'random' || between === 'swap')
    refuse({
      en: 'Drafted decks are built from the own picks, so they are neither drawn at random nor swapped (DRAFT-14).',
      de: 'Gedraftete Decks bestehen aus eigenen Karten; sie werden weder ausgelost noch getauscht (DRAFT-14).',
    });
  requirePicks(drafted, box);
}

/** DRAFT-1, DRAFT-14: what two players can have after a draft. */
function requirePicks(drafted: Pair<readonly CardId[]>, box: Box): void {
  const possible = new Set(idsOf(draftable(box)));
  const ofTheFirst = new Set(drafted[0]);
  for (const [seat, picks] of drafted.entries()) {
    const at = { path: `drafted[${seat}]`, box };
    requireNone(
      picks.filter((id) => !possible.has(id)),
      {
        en: 'Such cards are in no draft (DRAFT-1)',
        de: 'Solche Karten gibt es in keinem Draft (DRAFT-1)',
      },
      at,
    );
    requireNone(
      repeated(picks),
      { en: 'Nobody picks a card twice (DRAFT-3)', de: 'Niemand wählt eine Karte zweimal (DRAFT-3)' },
      at,
    );
    requireNone(
      picks.filter((id) => seat === 1 && ofTheFirst.has(id)),
      {
        en: 'The other player picked the same (DRAFT-3)',
        de: 'Dieselben hat der andere Spieler gewählt (DRAFT-3)',
      },
      at,
    );
    if (picks.length < DRAFTED_CARDS)
      fault(
        at.path,
        `A drafted deck needs ${DRAFTED_CARDS} cards, and only ${picks.length} were picked (DRAFT-14).`,
        `Ein gedraftetes Deck braucht ${DRAFTED_CARDS} Karten, gewählt wurden nur ${picks.length} (DRAFT-14).`,
      );
  }
}

function requireNone(
  cards: readonly CardId[],
  { en, de }: Bilingual,
  { path, box }: { readonly path: string; readonly box: Box },
): void {
  if (cards.length === 0) return;
  const [inEnglish, inGerman] = (['en', 'de'] as const).map((language) => {
    const names = new Set(cards.map((id) => nameOf(id, language, box)));
    return listed([...names], language);
  });
  fault(path, `${en}: ${inEnglish}.`, `${de}: ${inGerman}.`);
}

/** MATCH-4: two or more legal sets, each with its own leader. */
function requireSets({ agreement, sets = [] }: MatchOptions, box: Box): void {
  if (new Set(sets.map(({ leader }) => leader)).size < Math.max(2, sets.length))
    refuse({
      en: 'To draw leaders at random, two or more sets with different leaders are needed (MATCH-4).',
      de: 'Zum Auslosen braucht es mindestens zwei Decks, alle mit verschiedenen Anführern (MATCH-4).',
    });
  for (const [i, deck] of sets.entries()) within(`sets[${i}]`, () => requireLegal(deck, agreement, box));
}

import { readFileSync } from 'node:fs';
import { newGame, viewFor } from '@bluemoon/engine';
import { OPTION_KINDS } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';

const guide = readFileSync(new URL('../../../../docs/ENGINE.md', import.meta.url), 'utf8');

const section = (title: string): string => guide.split(/^##+ /m).find((one) => one.startsWith(title)) ?? '';

describe('The tables of the guide are complete:', () => {
  test('every kind of option has its row', () => {
    const rows = Array.from(section('The ids of options').matchAll(/^\| `(\w+)`/gm), ([, kind]) => kind);
    expect(rows.toSorted()).toEqual(OPTION_KINDS.toSorted());
  });

  test('every field of a view is named', () => {
    const view = viewFor(newGame({ decks: ['vulca', 'hoax'], seed: 7 }).state, 0);
    const { decks, seats, turn, rules, decision } = view;
    const { hand, drawDeck, combat, support, discardPile, leaderArea, thisTurn, remembered } = seats[0];
    const parts = [hand, drawDeck, combat, support, discardPile, leaderArea, thisTurn, remembered];
    const fields = [view, decks[0], seats[0], turn, rules, decision ?? {}, ...parts].flatMap(Object.keys);
    const named = section('What a player sees');
    expect(fields.filter((field) => !new RegExp(`[\`.]${field}\\b`).test(named))).toEqual([]);
  });
});

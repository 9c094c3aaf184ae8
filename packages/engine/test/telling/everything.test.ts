import { describe, expect, test } from 'vitest';
import { apply, BUILT_IN, decision, projectEvents, viewFor } from '../../src/index.ts';
import type { GameEvent, Language, Seat, State, Viewer } from '../../src/index.ts';
import { OPTION_KINDS } from '../../src/state/options.ts';
import { speakingTo, tellDecision, tellEvents, tellOption, voiceFor } from '../../src/telling/index.ts';
import type { Parts } from '../../src/telling/index.ts';
import { ENGLISH } from '../../src/telling/words/en/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { someMoments } from './moments.ts';

const bare = (parts: Parts): string => parts.map((part) => (typeof part === 'string' ? part : '◆')).join('');

/** What was said of each kind of thing, in English and German, without the names of cards, elements and dragons. */
class Heard {
  readonly kinds = new Map<string, Map<string, string>>();

  add(kind: string, en: Parts, de: Parts): void {
    const known = this.kinds.get(kind) ?? new Map<string, string>();
    known.set(bare(en), bare(de));
    this.kinds.set(kind, known);
  }

  pairs(): readonly { readonly kind: string; readonly en: string; readonly de: string }[] {
    return [...this.kinds].flatMap(([kind, said]) => Array.from(said, ([en, de]) => ({ kind, en, de })));
  }
}

const SEATS: readonly Seat[] = [0, 1];
const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

function hearMoment(heard: Heard, state: State): void {
  const asked = decision(state);
  if (asked === null) return;
  for (const viewer of VIEWERS) {
    const view = viewFor(state, viewer);
    const kind = viewer === asked.seat ? 'question' : 'waiting';
    heard.add(kind, tellDecision(view, 'en', { box: BUILT_IN }), tellDecision(view, 'de', { box: BUILT_IN }));
  }
  const view = viewFor(state, asked.seat);
  for (const option of asked.options) {
    const [en, de] = [
      tellOption(option, view, 'en', { box: BUILT_IN }),
      tellOption(option, view, 'de', { box: BUILT_IN }),
    ];
    heard.add(`option ${option.kind}`, en.label, de.label);
    if (en.consequence !== null) heard.add('consequence', en.consequence, de.consequence ?? []);
  }
}

function hearEvents(heard: Heard, state: State, events: readonly GameEvent[]): void {
  for (const viewer of VIEWERS) {
    const seen = projectEvents(events, viewer);
    const voice = viewer === 1 ? voiceFor(viewFor(state, viewer), 'de', BUILT_IN) : speakingTo(0);
    const de = tellEvents(seen, voice, 'de', BUILT_IN);
    tellEvents(seen, voice, 'en', BUILT_IN).forEach(({ event, parts }, i) => {
      heard.add(`event ${event}`, parts, de[i]?.parts ?? []);
    });
  }
}

/** What random players seldom come across. */
const RARE: readonly Scenario[] = [
  scenario({
    me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Volcanic Gauntlets'] },
    rival: { active: ['Glimmer', 'Sun Setting'] },
  })
    .plays('Dancer of Dawn')
    .plays('Dancer of Dusk')
    .plays('Volcanic Gauntlets'),
  scenario({
    element: 'fire',
    me: { hand: ['Cinder'] },
    rival: { active: ['Torch'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
  }).plays('Cinder'),
  scenario({
    element: 'fire',
    me: { hand: ['Spark', 'Sear'], ships: { 'Sea Falcon': [] } },
    rival: { active: ['Glimmer'] },
  })
    .plays('Spark')
    .chooses('done'),
  scenario({
    element: 'fire',
    me: { hand: ['Drown Resistance'] },
    rival: { active: ['Dancer of Dawn', 'Dancer of Dusk'] },
  }).plays('Drown Resistance'),
  scenario({
    element: 'fire',
    me: { hand: ['Ras-mus-Pan'] },
    rival: { active: ['Volca'] },
  }).plays('Ras-mus-Pan'),
  scenario({
    element: 'fire',
    me: { hand: ['Deploy Butterfly'] },
    rival: { active: ['Glimmer'], hand: ['Spark', 'Sear'] },
  }).plays('Deploy Butterfly'),
  scenario({ phase: 'leadership', me: { hand: ['Bobu Bramble', 'Lantern Pond'] } }),
  scenario({
    me: { hand: ['Spark', 'Fireblast'] },
    rival: { active: ['Glimmer'], hand: ['Brittle Blade'] },
  })
    .plays('Spark')
    .plays('Fireblast'),
  scenario({
    me: { hand: ['Spark', 'Fireblast'] },
    rival: { active: ['Glimmer'], hand: ['Brittle Blade'] },
  })
    .plays('Spark')
    .plays('Fireblast')
    .interferes('Brittle Blade'),
  scenario({
    match: true,
    phase: 'leadership',
    me: { hand: ["Lika's Crystal Horn"], beside: ["Doran's Crystal Scale"], dragons: 1 },
    rival: { beside: ["Sesha's Crystal Eye"] },
  }),
];

const FAULTS = /undefined|null|NaN|object|function|[${}[\]]|^\s|\s$| {2}|\.\.|\s[.,;:?]/;
const READABLE = /^[\p{Lu}\p{N}◆].*\p{L}/u;

const isFaulty = (said: string): boolean => FAULTS.test(said) || !READABLE.test(said);

describe('Everything that happens in random games with all decks', () => {
  const heard = new Heard();

  test('is said in words, in both languages', () => {
    for (const { state, events } of RARE) {
      hearMoment(heard, state);
      hearEvents(heard, state, events);
    }
    someMoments(50, ({ state, decision: { options } }) => {
      hearMoment(heard, state);
      for (const { id } of options.slice(0, 8)) {
        const { state: after, events } = apply(state, id);
        hearEvents(heard, after, events);
      }
    });
    expect(heard.pairs().filter(({ en, de }) => isFaulty(en) || isFaulty(de))).toEqual([]);
  });

  test('is never left in English', () => {
    expect(heard.pairs().filter(({ en, de }) => en === de)).toEqual([]);
  });

  test('leaves out no kind of option', () => {
    expect(OPTION_KINDS.filter((kind) => !heard.kinds.has(`option ${kind}`))).toEqual([]);
  });

  test('leaves out no kind of event that has words', () => {
    expect(Object.keys(ENGLISH.events).filter((event) => !heard.kinds.has(`event ${event}`))).toEqual([]);
  });
});

test('The end of the game is told to everybody instead of a question', () => {
  const game = scenario({
    element: 'fire',
    phase: 'engagement',
    me: { hand: ['Cinder'] },
    rival: { active: ['Glimmer'], dragons: 3 },
  }).retreats();
  const said = (viewer: 0 | 1 | 'spectator', language: Language): string =>
    bare(tellDecision(viewFor(game.state, viewer), language, { box: BUILT_IN }));
  expect(said(0, 'en')).toBe('The game is over. The rival wins 4 crystals by the fourth dragon.');
  expect(said(1, 'de')).toBe('Das Spiel ist zu Ende. Du gewinnst 4 Kristalle durch den vierten Drachen.');
  expect(said('spectator', 'de')).toContain('Platz 1 gewinnt 4 Kristalle');
});

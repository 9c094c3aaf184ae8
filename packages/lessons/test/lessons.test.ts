import { readFileSync } from 'node:fs';
import { encode, PEOPLES } from '@bluemoon/engine';
import type { GameEvent } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../src/lesson.ts';
import type { Lesson, Words } from '../src/lesson.ts';
import { lessonAfter, lessonById, LESSONS } from '../src/lessons/index.ts';
import { chooseOption, stepsOf, tryAgain } from '../src/progress.ts';
import type { Progress } from '../src/progress.ts';
import { cardsIn, spoken } from '../src/words.ts';
import { follow, stepAt, toEndOfScene, triesAt, walk, wants } from './walking.ts';

const LEDGER = new Set(
  readFileSync(new URL('../../../docs/LEDGER.md', import.meta.url), 'utf8').match(/^[A-Z-]+-\d+(?= \|)/gm),
);
const WALKS = new Map(LESSONS.map((lesson) => [lesson, walk(lesson)]));
const walkOf = (lesson: Lesson): readonly Progress[] => WALKS.get(lesson) ?? [];

/** The progress at the start of each step. */
const beginnings = (lesson: Lesson): readonly Progress[] =>
  walkOf(lesson).filter(({ step }, i, passed) => step !== passed[i - 1]?.step);

const optionIds = ({ options }: Progress): readonly string[] => options.map(({ id }) => id);

const named = LESSONS.map((lesson) => [lesson.id, lesson] as const);

/** All texts of a lesson. */
function sayings(lesson: Lesson): readonly Words[] {
  const { title, teaches, learned } = lesson;
  const inSteps = stepsOf(lesson).flatMap((step) => {
    switch (step.kind) {
      case 'read':
      case 'watch':
        return [step.say];
      case 'choose':
        return [step.say, ...Object.values(step.reasons ?? {}).filter((reason) => reason !== undefined)];
      case 'aim':
        return [step.say, step.goal, step.missed];
    }
  });
  return [title, teaches, learned, ...inSteps];
}

const sentences = (text: string): number => text.match(/[.!?]+[“”]?(?=\s|$)/g)?.length ?? 0;

test('the lessons are in the rulebook’s order, and each people has its own', () => {
  expect(LESSONS.map(({ chapter }) => CHAPTERS.indexOf(chapter))).toEqual(
    LESSONS.map(({ chapter }) => CHAPTERS.indexOf(chapter)).toSorted((a, b) => a - b),
  );
  expect(LESSONS.filter(({ chapter }) => chapter === 'peoples').map(({ id }) => id)).toEqual([...PEOPLES]);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
});

test('every lesson except the last has a next one', () => {
  const followed: (Lesson | undefined)[] = [lessonById('first-fight')];
  for (let now = followed[0]; now !== undefined; followed.push(now)) now = lessonAfter(now);
  expect(followed).toEqual([...LESSONS, undefined]);
  expect(lessonById('nonsense')).toBeUndefined();
});

test('further peoples are introduced in the printed order (SETUP-8)', () => {
  const ids = LESSONS.map(({ id }) => id);
  expect(PEOPLES.filter((people) => ids.includes(people))).toEqual(
    ids.filter((id) => PEOPLES.some((people) => people === id)),
  );
  expect(PEOPLES.filter((people) => !ids.includes(people))).toEqual([]);
});

describe.each(named)('%s', (_, lesson) => {
  test('can be finished', () => {
    const end = walkOf(lesson).at(-1);
    expect(end?.step).toBe(stepsOf(lesson).length);
    expect(end?.awaits).toBe('nothing');
    expect(end?.say).toBe(lesson.learned);
  });

  test('says everything in both languages, in three sentences at most, and names the same cards', () => {
    for (const words of sayings(lesson)) {
      for (const language of ['en', 'de'] as const) {
        expect(words[language]).toMatch(/\S/);
        expect([words[language], sentences(words[language]) <= 3]).toEqual([words[language], true]);
        expect(spoken(words, language)).not.toMatch(/[[\]]/);
      }
      expect(cardsIn(words, 'en').toSorted()).toEqual(cardsIn(words, 'de').toSorted());
    }
  });

  test('cites rules that exist', () => {
    for (const { rules = [] } of stepsOf(lesson)) for (const rule of rules) expect(LEDGER).toContain(rule);
  });

  test('highlights only visible cards', () => {
    for (const { look, view } of beginnings(lesson)) {
      const cards = typeof look === 'object' && look !== null ? [look.card] : [];
      expect(cardsInSight(view)).toEqual(expect.arrayContaining(cards));
    }
  });

  test('asks for legal choices, and rejects every other choice with a reason', () => {
    for (const progress of beginnings(lesson)) {
      const step = stepAt(progress);
      if (step?.kind !== 'choose') continue;
      for (const wanted of step.wants)
        expect(optionIds(progress).some((id) => wants([wanted], id))).toBe(true);
      for (const right of optionIds(progress).filter((id) => wants(step.wants, id)))
        expect(chooseOption(progress, right).step).toBe(progress.step + 1);
      for (const other of optionIds(progress).filter((id) => !wants(step.wants, id))) {
        const objected = chooseOption(progress, other);
        expect(objected.objection?.en).toMatch(/\w/);
        expect(objected.host).toBe(progress.host);
        expect(objected).toMatchObject({ step: progress.step, awaits: 'choice', events: [] });
      }
      for (const reason of Object.keys(step.reasons ?? {}).filter((key) => key !== 'otherwise'))
        expect(optionIds(progress).some((id) => wants([reason], id))).toBe(true);
    }
  });

  test('sets goals that are not yet reached, can be reached in any of several ways, and can be missed', () => {
    for (const progress of beginnings(lesson)) {
      const step = stepAt(progress);
      if (step?.kind !== 'aim') continue;
      expect(step.isMet({ seat: lesson.seat, view: progress.view, events: [] })).toBe(false);
      const { ways, miss } = triesAt(progress);
      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) {
        const end = toEndOfScene(follow(progress, way).at(-1) as Progress);
        expect([way, end.isNewPosition || end.awaits === 'nothing']).toEqual([way, true]);
      }
      const missed = follow(progress, miss).at(-1) as Progress;
      expect(missed).toMatchObject({ awaits: 'tryAgain', say: step.missed, options: [] });
      const again = tryAgain(missed);
      expect(encode(again.host.state)).toBe(encode(progress.host.state));
      expect(again).toMatchObject({
        step: progress.step,
        awaits: 'choice',
        say: step.say,
        isNewPosition: true,
      });
    }
  });

  test('states the total that must be matched', () => {
    for (const { goal, view } of beginnings(lesson)) {
      const [, power, element] = /match (\d+) (Fire|Earth)/i.exec(goal?.en ?? '') ?? [];
      if (power === undefined) continue;
      expect(`${view.fight?.toMatch} ${view.fight?.element}`).toBe(`${power} ${element?.toLowerCase()}`);
      expect(goal?.de).toMatch(new RegExp(`${power} ${element === 'Fire' ? 'Feuer' : 'Erde'}`));
    }
  });

  test('shows how a scene ends before the next one starts', () => {
    for (const { steps } of lesson.scenes.slice(0, -1))
      expect(['read', 'watch']).toContain(steps.at(-1)?.kind);
    const laid = walkOf(lesson).filter(({ isNewPosition }) => isNewPosition);
    expect(laid.length).toBe(lesson.scenes.length);
  });
});

function cardsInSight({ seats }: Progress['view']): readonly string[] {
  return seats.flatMap(({ hand, combat, support, ships, landed, leaderArea }) => [
    ...hand.cards,
    ...combat.active,
    ...support.faceUp,
    ...[...ships, ...landed].flatMap(({ ship, load }) => [ship, ...load]),
    ...(leaderArea.top === null ? [] : [leaderArea.top]),
  ]);
}

const lessonNamed = (id: string): Lesson => {
  const lesson = lessonById(id);
  if (lesson === undefined) throw new Error(`There is no lesson “${id}”.`);
  return lesson;
};

/** What the learner may choose during a lesson. */
const chosenIn = (id: string): readonly string[] =>
  beginnings(lessonNamed(id)).flatMap((progress) => {
    const step = stepAt(progress);
    if (step?.kind === 'choose') return optionIds(progress).filter((id) => wants(step.wants, id));
    return step?.kind === 'aim' ? triesAt(progress).ways.flat() : [];
  });

const eventsIn = (id: string): readonly GameEvent[] =>
  walkOf(lessonNamed(id)).flatMap(({ events }) => events);

describe('each people’s special decision is made by the learner', () => {
  test.each([
    ['vulca', 'a booster with a target', 'play:volcanic-gauntlets'],
    ['hoax', 'many supports', 'play:trigger-brainstorm'],
    ['mimix', 'a pair', 'play:spirit-of-the-light'],
    ['mimix', 'a free character', 'play:sun-setting'],
    ['flit', 'a character taken back', 'retrieve:wing-commander-razorfeather'],
    ['khind', 'a gang kept together', 'play:funfun+keep'],
    ['khind', 'text of once a turn', 'use:topnotch'],
    ['terrah', 'a demand', 'play:kabu-kat'],
    ['terrah', 'the dragon of the storms', 'dragon:lika'],
    ['pillar', 'a potion', 'play:potion-of-conjoining'],
    ['pillar', 'the paying of a caterpillar', 'meet:caterpillar-eartheroder'],
    ['pillar', 'a new target', 'target:caterpillar-fireeater'],
    ['aqua', 'a protected character', 'play:giant-octopus'],
    ['aqua', 'a card that counts as free', 'play:torrential-flood'],
    ['buka', 'loading', 'load:cannoneer-qu-cha>rising-sun'],
    ['buka', 'landing', 'land:rising-sun'],
    ['buka', 'a bluff', 'bluff:cannoneer-tara-ko'],
    ['buka', 'a call', 'call'],
    ['declining', 'a fight declined', 'decline'],
    ['retreating', 'a retreat', 'retreat'],
  ])('%s: %s', (lesson, _, option) => {
    expect(chosenIn(lesson)).toContain(option);
  });

  test.each([
    ['pillar', 'disclosed'],
    ['pillar', 'demandMet'],
    ['buka', 'called'],
    ['buka', 'landed'],
    ['second-fight', 'elementChanged'],
    ['dragons-and-crystals', 'gameEnded'],
  ] as const)('%s: %s', (lesson, event) => {
    expect(eventsIn(lesson).map((one) => one.event)).toContain(event);
  });
});

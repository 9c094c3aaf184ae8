import type { Step, Text } from '../vocabulary/text.ts';
import { actorOf, type Actor } from './acting.ts';
import type { Act, NameOf, Words } from './language.ts';

/** Text that is resolved at a moment. */
type Resolved = Extract<Text, { readonly steps: readonly Step[] }>;
type AtMoment = Exclude<Resolved, { readonly when: 'answer' }>;

export function resolved(text: Resolved, language: Words, nameOf: NameOf): string {
  const { moment, condition, optional, together } = partsOf(text);
  const said: string[] = [];
  for (const { actor, steps } of byActor(text.steps)) {
    said.push(
      language.act({
        opening: said.length === 0,
        moment,
        condition,
        optional,
        actor,
        steps,
        nameOf,
      }),
    );
    if (actor === 'each') said.push(language.rivalFirst);
  }
  if (together !== undefined && canHappenTwice(text)) said.push(language.together(together));
  return said.join(' ');
}

type Parts = Pick<Act, 'moment' | 'condition' | 'optional'> & Pick<AtMoment, 'together'>;

function partsOf(text: Resolved): Parts {
  if (text.when === 'answer') return { moment: text.to, condition: undefined, optional: false };
  const { together } = text;
  return {
    moment: text.when,
    condition: text.if,
    optional: text.may === true,
    ...(together === undefined ? {} : { together }),
  };
}

/** A rival who has retreated cannot retreat again, so "together" is not mentioned. */
const canHappenTwice = (text: Resolved): boolean => text.steps.some((step) => step.do !== 'retreat');

interface Turn {
  readonly actor: Actor;
  readonly steps: Step[];
}

function byActor(steps: readonly Step[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const actor = actorOf(step);
    const last = turns.at(-1);
    if (last?.actor === actor) last.steps.push(step);
    else turns.push({ actor, steps: [step] });
  }
  return turns;
}

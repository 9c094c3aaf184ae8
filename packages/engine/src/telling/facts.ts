import type { Parts } from './parts.ts';

/** Of a fact whose kind says it all. */
export type Nothing = unknown;

/** A fact of one kind, out of a table of kinds and what belongs to each. */
export type FactOf<F, K extends keyof F> = { readonly kind: K } & F[K];
export type AnyFact<F> = { readonly [K in keyof F]: FactOf<F, K> }[keyof F];

/** Words for each kind; `Rest` is what they need beside the fact. */
export type FactWords<F, Rest extends readonly unknown[]> = {
  readonly [K in keyof F]: (fact: F[K], ...rest: Rest) => Parts;
};

export function sayFact<F, Rest extends readonly unknown[]>(
  words: FactWords<F, Rest>,
  fact: AnyFact<F>,
  ...rest: Rest
): Parts {
  const say = words[fact.kind] as (fact: AnyFact<F>, ...rest: Rest) => Parts;
  return say(fact, ...rest);
}

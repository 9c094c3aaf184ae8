import type { Parts } from './parts.ts';

/** For a fact without further data. */
export type Nothing = unknown;

/** A fact of one kind, with the data that `F` lists for it. */
export type FactOf<F, K extends keyof F> = { readonly kind: K } & F[K];
export type AnyFact<F> = { readonly [K in keyof F]: FactOf<F, K> }[keyof F];

/** Words for each kind; `Rest` are further parameters. */
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

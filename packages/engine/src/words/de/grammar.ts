import type { Actor } from '../acting.ts';
import { words, type Part } from '../sentence.ts';

/** A verb in the persons that act on cards; a separable particle is part of the infinitive. */
export interface Verb {
  readonly infinitive: string;
  readonly particle: string;
  readonly finite: Readonly<Record<Actor, string>>;
}

export const verb = (infinitive: string, ich: string, du: string, er: string, particle = ''): Verb => ({
  infinitive: particle + infinitive,
  particle,
  finite: { owner: ich, rival: du, each: er },
});

export const ABLEGEN = verb('legen', 'lege', 'legst', 'legt', 'ab');
export const ANLOCKEN = verb('locken', 'locke', 'lockst', 'lockt', 'an');
export const AUFDECKEN = verb('decken', 'decke', 'deckst', 'deckt', 'auf');
export const DURCHSUCHEN = verb('durchsuchen', 'durchsuche', 'durchsuchst', 'durchsucht');
export const ERKLÄREN = verb('erklären', 'erkläre', 'erklärst', 'erklärt');
export const LADEN = verb('laden', 'lade', 'lädst', 'lädt');
export const LEGEN = verb('legen', 'lege', 'legst', 'legt');
export const MACHEN = verb('machen', 'mache', 'machst', 'macht');
export const MISCHEN = verb('mischen', 'mische', 'mischst', 'mischt');
export const NEHMEN = verb('nehmen', 'nehme', 'nimmst', 'nimmt');
export const OFFENLEGEN = verb('legen', 'lege', 'legst', 'legt', 'offen');
export const SPIELEN = verb('spielen', 'spiele', 'spielst', 'spielt');
export const WECHSELN = verb('wechseln', 'wechsle', 'wechselst', 'wechselt');
export const ZEIGEN = verb('zeigen', 'zeige', 'zeigst', 'zeigt');
export const ZIEHEN = verb('ziehen', 'ziehe', 'ziehst', 'zieht');
export const ZURÜCKNEHMEN = verb('nehmen', 'nehme', 'nimmst', 'nimmt', 'zurück');
export const ZURÜCKZIEHEN = verb('ziehen', 'ziehe', 'ziehst', 'zieht', 'zurück');

/** What somebody does: the verb, the words before it in an infinitive, and a clause after the verb. */
export interface Predicate {
  readonly verb: Verb;
  readonly object?: string;
  readonly clause?: string;
  readonly reflexive?: true;
}

export const SUBJECT = { owner: 'ich', rival: 'du', each: 'jeder von uns' } as const satisfies Record<
  Actor,
  string
>;
const REFLEXIVE = { owner: 'mich', rival: 'dich', each: 'sich' } as const satisfies Record<Actor, string>;

/** With the ending of its case: `mein` + `em`. */
export const POSSESSIVE = { owner: 'mein', rival: 'dein', each: 'sein' } as const satisfies Record<
  Actor,
  string
>;

/** If something opens the sentence, the verb comes before the subject. */
export interface Fronted {
  readonly front: string;
  /** An adverb that is not at the front. */
  readonly adverb?: string | undefined;
}

/** "jetzt darf ich 2 Karten ziehen und dann ... mischen": the modal in second place, the infinitives at the end. */
export function modal(
  { front, adverb }: Fronted,
  form: 'darf' | 'musst',
  actor: Actor,
  predicates: readonly Predicate[],
): string {
  return words(front, form, SUBJECT[actor], infinitives(actor, predicates, adverb));
}

/** "jetzt zieht jeder von uns 3 Karten". */
export function indicative(
  { front, adverb }: Fronted,
  actor: Actor,
  predicates: readonly Predicate[],
): string {
  const said = predicates.map(({ verb, reflexive, object, clause }, at) => {
    const subject = at === 0 && words(SUBJECT[actor]);
    const inner = words(subject, reflexive && REFLEXIVE[actor], at === 0 && adverb, object, verb.particle);
    return { text: words(verb.finite[actor], inner), clause };
  });
  return words(front, series(said));
}

/** "verlangen, dass du 2 Karten ablegst": the finite verbs at the end. */
export const subordinate = (actor: Actor, predicates: readonly Predicate[]): string =>
  words(
    SUBJECT[actor],
    series(
      predicates.map(({ verb, reflexive, object, clause }) => ({
        text: words(reflexive && REFLEXIVE[actor], object, verb.particle + verb.finite[actor]),
        clause,
      })),
    ),
  );

export const infinitives = (actor: Actor, predicates: readonly Predicate[], adverb?: string): string =>
  series(
    predicates.map(({ verb, reflexive, object, clause }, at) => ({
      text: words(reflexive && REFLEXIVE[actor], at === 0 && adverb, object, verb.infinitive),
      clause,
    })),
  );

/** "a, b und c"; a clause in between is closed by a comma before the "und". */
function series(parts: readonly { readonly text: string; readonly clause: Part }[]): string {
  return parts.reduce((said, { text, clause }, at) => {
    const before = parts[at - 1];
    const glue =
      before === undefined ? '' : at < parts.length - 1 ? ', ' : before.clause ? ', und ' : ' und ';
    return `${said}${glue}${text}${clause ? `, ${clause}` : ''}`;
  }, '');
}

import { referred, validatorOf } from '../pack/json-schema-validator.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Stands for every value that the form allows. */
const ALL = Symbol('every value');

/** Every word that the form of packs knows for cards, with its place: keys, literals and kinds of things. */
export function wordsOf(form: Schema): ReadonlySet<string> {
  return walk(form, ALL);
}

/** Those of them that a card uses. */
export function wordsIn(card: unknown, form: Schema): ReadonlySet<string> {
  return walk(form, card);
}

function walk(form: Schema, start: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const parts = new Set<string>();

  const look = (schema: Schema, value: unknown, place: string): void => {
    if (typeof schema.$ref === 'string') lookAtPart(schema.$ref, value);
    for (const literal of literalsOf(schema))
      if (value === ALL || value === literal) found.add(`${place} = ${String(literal)}`);
    for (const one of alternativesOf(schema)) {
      if (value !== ALL && !validatorOf({ ...one, $defs: form.$defs })(value)) continue;
      found.add(`${place} ${kindOf(one)}`);
      look(one, value, `${place} ${kindOf(one)}`);
    }
    for (const [key, one] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>)) {
      if (value !== ALL && !Object.hasOwn(value as object, key)) continue;
      found.add(`${place}.${key}`);
      look(one, value === ALL ? ALL : (value as Schema)[key], `${place}.${key}`);
    }
    if (schema.items !== undefined)
      for (const item of value === ALL ? [ALL] : (value as readonly unknown[]))
        look(schema.items as Schema, item, place);
  };

  /** A part of the form is the same wherever it stands, also within itself. */
  const lookAtPart = (ref: string, value: unknown): void => {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    if (value === ALL && parts.has(name)) return;
    parts.add(name);
    look(referred(form, ref) as Schema, value, name);
  };

  lookAtPart('#/$defs/card', start);
  return found;
}

function literalsOf(schema: Schema): readonly unknown[] {
  if ('const' in schema) return [schema.const];
  return (schema.enum ?? []) as readonly unknown[];
}

const alternativesOf = (schema: Schema): readonly Schema[] =>
  (schema.oneOf ?? schema.anyOf ?? []) as readonly Schema[];

/** What tells an alternative from the others: its keys with their literals, or what it is. */
function kindOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref;
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  if (properties.length === 0) return String(schema.const ?? schema.type);
  const keys = properties.map(([key, one]) => [key, ...('const' in one ? literalsOf(one) : [])].join(': '));
  return `{${keys.join(', ')}}`;
}

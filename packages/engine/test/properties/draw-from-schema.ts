import type { Random } from './random.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A part of a schema, and the key that it stands under. */
export interface Place {
  readonly root: Schema;
  readonly part: Schema;
  readonly key: string;
}

/** Gives a text for a place in the form where any line would do, by the key that it stands under. */
export type Lines = (key: string) => string;

/** How often a part is there that need not be. */
const OPTIONAL = 0.35;
/** How often a number goes on growing. */
const MORE = 0.5;
/** A list is no longer than its shortest by this. */
const MAX_MORE = 3;
/** How often a number is one of all that are allowed, however big. */
const ANY_NUMBER = 0.1;

/**
 * Draws values that a JSON Schema allows, small ones most of the time. It knows as much of JSON Schema as the form of
 * card packs uses, so that a new word of the vocabulary comes up by itself.
 */
export function drawFrom({ root, part, key: start }: Place, random: Random, lines: Lines): unknown {
  const draw = (schema: Schema, key: string): unknown => {
    if (typeof schema.$ref === 'string') return draw(referred(root, schema.$ref), key);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return random.pick(schema.enum);
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (Array.isArray(alternatives)) return draw(random.pick(alternatives as readonly Schema[]), key);
    switch (schema.type) {
      case 'object':
        return drawObject(schema);
      case 'array':
        return drawList(schema, key);
      case 'integer':
        return drawNumber(Number(schema.minimum), Number(schema.maximum));
      case 'string':
        return lines(key);
      default:
        throw new Error(`nothing can be drawn for “${key}”: ${JSON.stringify(schema)}`);
    }
  };

  const drawObject = (schema: Schema): Readonly<Record<string, unknown>> => {
    const properties = Object.entries(schema.properties as Readonly<Record<string, Schema>>);
    const required = (schema.required ?? []) as readonly string[];
    const least = Number(schema.minProperties ?? 0);
    const [always] = random.shuffled(properties.map(([key]) => key));
    return Object.fromEntries(
      properties
        .filter(([key]) => required.includes(key) || (least > 0 && key === always) || random.chance(OPTIONAL))
        .map(([key, property]) => [key, draw(property, key)]),
    );
  };

  const drawList = (schema: Schema, key: string): readonly unknown[] => {
    const length = Number(schema.minItems) + random.below(MAX_MORE + 1);
    return Array.from({ length }, () => draw(schema.items as Schema, key));
  };

  const drawNumber = (least: number, most: number): number => {
    if (random.chance(ANY_NUMBER)) return least + random.below(most - least + 1);
    let number = least;
    while (number < most && random.chance(MORE)) number++;
    return number;
  };

  return draw(part, start);
}

function referred(root: Schema, reference: string): Schema {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce((within, key) => within[key] as Schema, root);
}

/** As much of JSON Schema as the form of card packs uses; a keyword that it does not know is an error. */
type Schema = boolean | Readonly<Record<string, unknown>>;

type Keyword = (want: unknown, value: unknown, schema: Readonly<Record<string, unknown>>) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Schema lets every value pass that a keyword is not about. */
const ifNumber =
  (test: (value: number, want: number) => boolean): Keyword =>
  (want, value) =>
    typeof value !== 'number' || test(value, Number(want));
const ifList =
  (test: (value: readonly unknown[], want: unknown) => boolean): Keyword =>
  (want, value) =>
    !Array.isArray(value) || test(value, want);
const ifText =
  (test: (value: string, want: unknown) => boolean): Keyword =>
  (want, value) =>
    typeof value !== 'string' || test(value, want);

const always: Keyword = () => true;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

export function validatorOf(root: Readonly<Record<string, unknown>>): (value: unknown) => boolean {
  const fits = (schema: Schema, value: unknown): boolean =>
    typeof schema === 'boolean'
      ? schema
      : Object.entries(schema).every(([keyword, want]) => {
          const test = KEYWORDS[keyword];
          if (test === undefined) throw new Error(`the keyword "${keyword}" is not known`);
          return test(want, value, schema);
        });
  const fitsAll: Keyword = (want, value) => (want as readonly Schema[]).every((one) => fits(one, value));
  const count = (want: unknown, value: unknown): number =>
    (want as readonly Schema[]).filter((one) => fits(one, value)).length;

  const KEYWORDS: Readonly<Record<string, Keyword>> = {
    $schema: always,
    $defs: always,
    title: always,
    description: always,
    $ref: (want, value) => fits(referred(root, String(want)), value),
    type: (want, value) => TYPES[String(want)]?.(value) ?? false,
    const: (want, value) => value === want,
    enum: (want, value) => (want as readonly unknown[]).includes(value),
    minimum: ifNumber((value, want) => value >= want),
    maximum: ifNumber((value, want) => value <= want),
    maxLength: ifText((value, want) => Array.from(value).length <= Number(want)),
    pattern: ifText((value, want) => new RegExp(String(want), 'u').test(value)),
    minItems: ifList((value, want) => value.length >= Number(want)),
    maxItems: ifList((value, want) => value.length <= Number(want)),
    items: ifList((value, want) => value.every((item) => fits(want as Schema, item))),
    minProperties: (want, value) => !isObject(value) || Object.keys(value).length >= Number(want),
    required: (want, value) =>
      !isObject(value) || (want as readonly string[]).every((key) => Object.hasOwn(value, key)),
    properties: (want, value) =>
      !isObject(value) ||
      Object.entries(want as Record<string, Schema>).every(
        ([key, schema]) => !Object.hasOwn(value, key) || fits(schema, value[key]),
      ),
    additionalProperties: (want, value, { properties = {} }) =>
      want !== false || !isObject(value) || Object.keys(value).every((key) => key in (properties as object)),
    anyOf: (want, value) => count(want, value) > 0,
    oneOf: (want, value) => count(want, value) === 1,
    allOf: fitsAll,
    if: (want, value, { else: other = true }) => fits(want as Schema, value) || fits(other as Schema, value),
    else: always,
  };
  return (value) => fits(root, value);
}

/** "#/$defs/card". */
export function referred(root: Readonly<Record<string, unknown>>, ref: string): Schema {
  const [hash, ...keys] = ref.split('/');
  const found = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
  if (hash !== '#' || !isObject(found)) throw new Error(`${ref} leads nowhere`);
  return found;
}

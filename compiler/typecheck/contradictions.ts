import type { Json } from '#engine';

/** The merged constraints of one value, from `schemaOf`. */
export type ValueSchema = Readonly<Record<string, Json>>;

export interface Contradiction {
  readonly message: string;
  /** Keywords that contradict each other, those that are narrowed most often first. */
  readonly words: readonly string[];
}

const limits = [
  ['minimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'maximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
] as const;

/** Finds constraints that exclude each other, so that no value satisfies them all. Undefined if there are none. */
export function contradictionOf(schema: ValueSchema): Contradiction | undefined {
  for (const [lower, upper, isStrict] of limits) {
    const [least, most] = [numberAt(schema, lower), numberAt(schema, upper)];
    if (least === undefined || most === undefined || least < most || (least === most && !isStrict)) continue;
    return { message: `${lower} ${least} and ${upper} ${most} leave no value`, words: [lower, upper] };
  }
  const step = numberAt(schema, 'multipleOf') ?? (schema['type'] === 'integer' ? 1 : undefined);
  const [least, most] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')];
  if (step !== undefined && least !== undefined && most !== undefined && Math.ceil(least / step) * step > most) {
    const message = `Between ${least} and ${most} there is no multiple of ${step}`;
    return { message, words: ['multipleOf', 'minimum', 'maximum', 'type'] };
  }
  return excludedOptions(schema);
}

/** Finds the case that every option violates another constraint. */
function excludedOptions(schema: ValueSchema): Contradiction | undefined {
  const { enum: options, const: constant, ...rest } = schema;
  const list = Array.isArray(options) ? options : constant === undefined ? [] : [constant];
  if (list.length === 0) return undefined;
  const others = Array.isArray(options) && constant !== undefined ? { ...rest, const: constant } : rest;
  const faults = list.map((value: Json) => violatedKeyword(value, others));
  const [first] = faults;
  if (first === undefined || faults.includes(undefined)) return undefined;
  const name = Array.isArray(options) ? 'every option' : 'the constant';
  return { message: `"${first}" excludes ${name}`, words: [first, 'enum', 'const'] };
}

/** The constraint that a value violates, in short form. Undefined if it is valid. */
export function explainViolation(value: Json, schema: ValueSchema): string | undefined {
  const word = violatedKeyword(value, schema);
  return word === undefined ? undefined : `${word} ${JSON.stringify(schema[word])}`;
}

type Test = (value: Json, limit: Json) => boolean;

const ofNumber =
  (fits: (value: number, limit: number) => boolean): Test =>
  (value, limit) =>
    typeof value !== 'number' || typeof limit !== 'number' || fits(value, limit);

const tests: Readonly<Record<string, Test>> = {
  type: (value, type) => typeof type !== 'string' || isOfType(value, type),
  enum: (value, options) => !Array.isArray(options) || options.includes(value),
  const: (value, constant) => typeof constant === 'object' || value === constant,
  minimum: ofNumber((value, limit) => value >= limit),
  maximum: ofNumber((value, limit) => value <= limit),
  exclusiveMinimum: ofNumber((value, limit) => value > limit),
  exclusiveMaximum: ofNumber((value, limit) => value < limit),
  minLength: (value, limit) => typeof value !== 'string' || [...value].length >= Number(limit),
  maxLength: (value, limit) => typeof value !== 'string' || [...value].length <= Number(limit),
  minItems: (value, limit) => !Array.isArray(value) || value.length >= Number(limit),
  maxItems: (value, limit) => !Array.isArray(value) || value.length <= Number(limit),
  pattern: (value, pattern) => typeof value !== 'string' || typeof pattern !== 'string' || matches(value, pattern),
};

/** The first keyword that a value violates. Undefined if it is valid. */
export function violatedKeyword(value: Json, schema: ValueSchema): string | undefined {
  return Object.entries(tests).find(([word, fits]) => {
    const limit = schema[word];
    return limit !== undefined && !fits(value, limit);
  })?.[0];
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'null' ? value === null : typeof value === type;
}

/** Invalid or slow patterns are reported elsewhere, and long texts are not tested. */
function matches(value: string, pattern: string): boolean {
  if (value.length > 200) return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function numberAt(schema: ValueSchema, word: string): number | undefined {
  const value = schema[word];
  return typeof value === 'number' ? value : undefined;
}

import { nearest } from '../errors/nearest.ts';
import { type Placed, resolveSchema } from '../language/metaSchemas.ts';
import type { Schema } from '../language/Schema.ts';

/** The shape of a value in a union, or an error if none can be selected. */
export type Selection =
  | Placed
  | {
      readonly code: 'discriminator/missing' | 'discriminator/ambiguous' | 'property/type';
      readonly message: string;
      readonly hint?: string;
    };

const flattened = new WeakMap<Schema, readonly Placed[]>();

/** The shapes of a union, including those of nested unions. */
function alternativesOf(union: Placed): readonly Placed[] {
  const known = flattened.get(union.schema);
  if (known !== undefined) return known;
  const alternatives = (union.schema.anyOf ?? []).flatMap((schema) => {
    const alternative = resolveSchema({ schema, document: union.document });
    if (alternative.schema.anyOf === undefined) return [alternative];
    const adds = alternative.schema.adds;
    if (adds === undefined) return alternativesOf(alternative);
    return alternativesOf(alternative).map((inner) => ({ ...inner, schema: { ...inner.schema, adds } }));
  });
  flattened.set(union.schema, alternatives);
  return alternatives;
}

/** Selects a shape by the type of the value, strings by a leading `=`, and objects by their head property. */
export function selectAlternative(union: Placed, value: unknown): Selection {
  const alternatives = alternativesOf(union);
  const fitting = alternatives.filter(({ schema }) => fitsType(schema, value));
  if (typeof value === 'string') return selectString(fitting, value, alternatives);
  if (typeOf(value) === 'object') return selectObject(fitting, Object.keys(Object(value)), alternatives);
  return fitting[0] ?? unexpected(value, alternatives);
}

function selectString(fitting: readonly Placed[], value: string, all: readonly Placed[]): Selection {
  const isExpression = value.startsWith('=');
  const candidates = fitting.filter(({ schema }) => (schema.expression !== undefined) === isExpression);
  const possible = candidates.filter(({ schema }) => schema.enum?.includes(value) ?? true);
  const chosen = possible.length > 1 ? possible.find(({ schema }) => matchesPattern(schema, value)) : undefined;
  return chosen ?? possible[0] ?? candidates[0] ?? fitting[0] ?? unexpected(value, all);
}

function matchesPattern({ pattern }: Schema, value: string): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

function selectObject(fitting: readonly Placed[], keys: readonly string[], all: readonly Placed[]): Selection {
  const headed = fitting.filter(({ schema }) => schema.head !== undefined);
  const headless = fitting.find(({ schema }) => schema.head === undefined);
  if (headed.length === 0) return headless ?? unexpected({}, all);
  const shared = sharedHeads(headed);
  const missing = shared.find((word) => !keys.includes(word));
  const telling = headed.flatMap(({ schema }) => (schema.head ?? []).filter((word) => !shared.includes(word)));
  const present = telling.filter((word) => keys.includes(word));
  if (missing !== undefined && shared.length > 0) {
    return headless ?? none([missing], keys);
  }
  if (telling.length === 0) return headed[0] ?? unexpected({}, all);
  const [first, second] = present;
  if (first === undefined) return headless ?? none(telling, keys);
  if (second !== undefined) {
    const message = `"${first}" and "${second}" together: one word says what an object is`;
    return { code: 'discriminator/ambiguous', message };
  }
  return headed.find(({ schema }) => schema.head?.includes(first)) ?? unexpected({}, all);
}

function sharedHeads(headed: readonly Placed[]): readonly string[] {
  const [first, ...rest] = headed.map(({ schema }) => schema.head ?? []);
  return (first ?? []).filter((word) => rest.every((heads) => heads.includes(word)));
}

function none(heads: readonly string[], keys: readonly string[]): Selection {
  const near = keys.flatMap((key) => {
    const head = nearest(key, heads);
    return head === undefined ? [] : [`"${key}": did you mean "${head}"?`];
  });
  const expected = heads.length === 1 ? `"${heads[0]}"` : `one of ${heads.join(', ')}`;
  const message = `No word says what this object is: ${expected} expected`;
  return { code: 'discriminator/missing', message, ...(near[0] === undefined ? {} : { hint: near[0] }) };
}

function unexpected(value: unknown, alternatives: readonly Placed[]): Selection {
  const expected = [...new Set(alternatives.map(({ schema }) => describe(schema)))].join(', or ');
  return { code: 'property/type', message: `${describeValue(value)} given; expected: ${expected}` };
}

/** A short description of a shape: the first sentence of its `description`, else its type. */
export function describe(schema: Schema): string {
  const [sentence] = schema.description?.split(/\.(?:\s|$)/, 1) ?? [];
  return sentence ?? [schema.type ?? 'anything'].flat().join(' or ');
}

export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  const type = typeOf(value);
  if (type === 'object') return 'an object';
  if (type === 'array') return 'a list';
  return String(value);
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function fitsType(schema: Schema, value: unknown): boolean {
  if (schema.type === undefined) return true;
  const type = typeOf(value);
  return [schema.type].flat().some((name) => name === type || (name === 'integer' && Number.isInteger(value)));
}

import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { followReference } from './followReference.ts';
import { conditional, omittedKeywords } from './keywords.ts';
import { mergeKeywords } from './mergeKeywords.ts';
import type { Located, Reading } from './Reading.ts';

/** A schema with its references resolved and its `allOf` merged. */
export interface FlatSchema {
  readonly pointer: string;
  readonly words: Map<string, unknown>;
  readonly properties: Map<string, Located[]>;
  readonly required: Set<string>;
  readonly items: Located[];
  /** Schemas with alternatives or conditions, which are read separately. */
  readonly parts: Located[];
}

/** Resolves the references of a schema and merges its parts. */
export function flattenSchema(located: Located | readonly Located[], reading: Reading): FlatSchema {
  const list: readonly Located[] = 'pointer' in located ? [located] : located;
  const flat: FlatSchema = {
    ...{ pointer: list[0]?.pointer ?? '', words: new Map(), properties: new Map(), required: new Set() },
    ...{ items: [], parts: [] },
  };
  for (const one of list) visit(flat, one, reading);
  return flat;
}

/** The maximum nesting of a schema that contains itself. */
const mostRepeats = 3;
const deepest = 40;

function visit(flat: FlatSchema, located: Located, reading: Reading): void {
  const { schema, pointer, refs } = located;
  if (!reading.spend(pointer) || schema === true || schema === undefined) return;
  if (!isAuthored(schema)) {
    reading.omit(pointer, 'schema', 'A schema is an object or true; this one is left out.');
    return;
  }
  mergeKeywords(flat, located, schema, reading);
  for (const [name, property] of Object.entries(objectAt(schema, 'properties', pointer, reading))) {
    const at = { schema: property, pointer: joinPointer(joinPointer(pointer, 'properties'), name), refs };
    flat.properties.set(name, [...(flat.properties.get(name) ?? []), at]);
    if (isAuthored(property) && property['required'] === true) flat.required.add(name);
  }
  for (const name of textsOf(schema['required'])) flat.required.add(name);
  const { items } = schema;
  if (Array.isArray(items)) reading.omit(joinPointer(pointer, 'items'), 'items', omittedKeywords['prefixItems'] ?? '');
  else if (items !== undefined) flat.items.push({ schema: items, pointer: joinPointer(pointer, 'items'), refs });
  if (conditional.some((word) => schema[word] !== undefined)) flat.parts.push(located);
  for (const word of ['allOf', 'anyOf', 'oneOf']) {
    if (schema[word] !== undefined && listOf(schema[word]).length === 0)
      reading.omit(joinPointer(pointer, word), word, 'A list of schemas was expected.');
  }
  omitKeywords(schema, pointer, reading);
  for (const [index, inner] of listOf(schema['allOf']).entries())
    visit(flat, { schema: inner, pointer: joinPointer(joinPointer(pointer, 'allOf'), String(index)), refs }, reading);
  const reference = schema['$ref'] ?? schema['$recursiveRef'] ?? schema['$dynamicRef'];
  if (reference !== undefined && typeof reference !== 'string')
    reading.omit(joinPointer(pointer, '$ref'), '$ref', 'A text was expected.');
  if (typeof reference === 'string') visitReference(flat, { reference, located }, reading);
}

function visitReference(
  flat: FlatSchema,
  { reference, located }: { readonly reference: string; readonly located: Located },
  reading: Reading,
): void {
  const at = joinPointer(located.pointer, '$ref');
  const times = located.refs.filter((one) => one === reference).length;
  if (times >= mostRepeats || located.refs.length > deepest) {
    reading.omit(at, '$ref', `"${reference}" contains itself: it is left out at the fourth level.`);
    flat.words.set('circular', true);
    return;
  }
  const target = followReference(reference, located, reading);
  if (target === undefined) reading.omit(at, '$ref', `"${reference}" is not in this file: any value is accepted.`);
  else visit(flat, target, reading);
}

function omitKeywords(schema: Readonly<Record<string, unknown>>, pointer: string, { omit }: Reading): void {
  for (const [word, message] of Object.entries(omittedKeywords)) {
    const value = Object.hasOwn(schema, word) ? schema[word] : undefined;
    if (value !== undefined && value !== false) omit(joinPointer(pointer, word), word, message);
  }
}

function objectAt(
  schema: Readonly<Record<string, unknown>>,
  word: string,
  pointer: string,
  { omit }: Reading,
): Readonly<Record<string, unknown>> {
  const value = schema[word];
  if (value === undefined || isAuthored(value)) return value ?? {};
  omit(joinPointer(pointer, word), word, 'An object was expected.');
  return {};
}

/** The texts of a list. Empty for anything else. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

/** The list itself. Empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

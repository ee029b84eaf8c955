import type { FlatSchema } from './flattenSchema.ts';
import type { Reading } from './Reading.ts';
import { alternativesOf, type ListedValue } from './readValues.ts';

export type PropertyType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

const inferred: readonly (readonly [PropertyType, readonly string[]])[] = [
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['array', ['minItems', 'maxItems', 'uniqueItems']],
];

/** The type of a value. `null` is not a type: it means no value. */
export function readType(
  flat: FlatSchema,
  listed: readonly ListedValue[] | undefined,
  { omit }: Reading,
): PropertyType | undefined {
  const { words, pointer } = flat;
  const names = [words.get('type') ?? []].flat().filter((name) => name !== 'null');
  const known = names.filter(isPropertyType);
  if (names.length > known.length) omit(pointer, 'type', 'The type is not one of JSON Schema.');
  if (words.has('type') && names.length === 0) {
    omit(pointer, 'type', 'A value that can only be null is left out.');
    return undefined;
  }
  const [first, second] = known;
  if (first !== undefined && second === undefined) return first;
  if (first !== undefined) {
    if (known.every((name) => name === 'number' || name === 'integer')) return 'number';
    omit(pointer, 'type', `The value can be of several types: only "${first}" is carried.`);
    return first;
  }
  return inferType(flat, listed) ?? textInstead(pointer, omit);
}

function inferType(flat: FlatSchema, listed: readonly ListedValue[] | undefined): PropertyType | undefined {
  const [value] = listed ?? [];
  const constant = typeof value === 'object' ? value.value : value;
  if (constant !== undefined)
    return constant === true || constant === false ? 'boolean' : typeof constant === 'number' ? 'number' : 'string';
  if (flat.properties.size > 0 || flat.required.size > 0) return 'object';
  if (flat.items.length > 0) return 'array';
  if (flat.parts.some((part) => alternativesOf(part) !== undefined)) return 'object';
  return inferred.find(([, keywords]) => keywords.some((word) => flat.words.has(word)))?.[0];
}

function textInstead(pointer: string, omit: Reading['omit']): PropertyType {
  omit(pointer, 'type', 'A value of any type is carried as text.');
  return 'string';
}

function isPropertyType(name: unknown): name is PropertyType {
  return typeof name === 'string' && types.has(name);
}

const types: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array']);

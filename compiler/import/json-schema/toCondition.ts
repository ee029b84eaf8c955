import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { every, literal, negate, some } from '../write/literal.ts';
import { listOf, textsOf } from './flattenSchema.ts';
import { followReference } from './followReference.ts';
import { annotations } from './keywords.ts';
import type { Located, Reading } from './Reading.ts';

/**
 * Converts a schema to a condition on the value at a path of an expression. Undefined if no expression can state it.
 * The value is known to be present.
 */
export function toCondition(located: Located, path: string, reading: Reading): string | undefined {
  const { schema, pointer } = located;
  if (typeof schema === 'boolean') return String(schema);
  if (!isAuthored(schema) || !reading.spend(pointer) || located.refs.length > 20) return undefined;
  const known: (string | undefined)[] = [];
  for (const [word, value] of Object.entries(schema)) {
    if (annotations.has(word)) continue;
    const read = Object.hasOwn(conditions, word) ? conditions[word] : undefined;
    known.push(read?.({ value, path, located, schema, reading }));
  }
  const condition = allKnown(known, every);
  // Nested conditions are repeated at each level.
  return condition !== undefined && condition.length > longestCondition ? undefined : condition;
}

/** Maximum length of a condition, in characters. Longer ones are omitted. */
const longestCondition = 5_000;

interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly located: Located;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly reading: Reading;
}

type Read = (place: Place) => string | undefined;

const conditions: Readonly<Record<string, Read>> = {
  // The property itself refuses values of another type.
  type: ({ value }) => (typeof value === 'string' || Array.isArray(value) ? 'true' : undefined),
  const: ({ value, path }) => (isConstant(value) ? `${path} == ${literal(value)}` : undefined),
  enum: ({ value, path }) => oneOfConstants(path, listOf(value)),
  minimum: ({ value, path, schema }) => compare(path, schema['exclusiveMinimum'] === true ? '>' : '>=', value),
  maximum: ({ value, path, schema }) => compare(path, schema['exclusiveMaximum'] === true ? '<' : '<=', value),
  exclusiveMinimum: ({ value, path }) => (typeof value === 'boolean' ? 'true' : compare(path, '>', value)),
  exclusiveMaximum: ({ value, path }) => (typeof value === 'boolean' ? 'true' : compare(path, '<', value)),
  multipleOf: ({ value, path }) => (Number.isInteger(value) ? `${path} % ${String(value)} == 0` : undefined),
  minLength: ({ value, path }) => compare(`size(${path})`, '>=', value),
  maxLength: ({ value, path }) => compare(`size(${path})`, '<=', value),
  minItems: ({ value, path }) => compare(`size(${path})`, '>=', value),
  maxItems: ({ value, path }) => compare(`size(${path})`, '<=', value),
  pattern: ({ value, path }) => (typeof value === 'string' ? `matches(${path}, ${literal(value)})` : undefined),
  required: ({ value, path, reading }) =>
    allKnown(
      textsOf(value).map((name) => memberOf(path, name, reading)?.present),
      every,
    ),
  properties: readProperties,
  items: ({ value, path, located, reading }) => overItems('all', { value, path, located, reading, word: 'items' }),
  contains: ({ value, path, located, reading }) =>
    overItems('exists', { value, path, located, reading, word: 'contains' }),
  allOf: (place) => allKnown(branchesOf('allOf', place), every),
  anyOf: (place) => allKnown(branchesOf('anyOf', place), some),
  oneOf: (place) => allKnown(branchesOf('oneOf', place), exactlyOne),
  not: (place) => {
    const inner = conditionBelow('not', place.value, place);
    return inner === undefined ? undefined : negate(inner);
  },
  if: (place) => {
    const [first, positive, negative] = ['if', 'then', 'else'].map((word) =>
      conditionBelow(word, place.schema[word] ?? true, place),
    );
    if (first === undefined || positive === undefined || negative === undefined) return undefined;
    return every([some([negate(first), positive]), some([first, negative])]);
  },
  then: () => 'true',
  else: () => 'true',
  dependentRequired: ({ value, path, reading }) => {
    if (!isAuthored(value)) return undefined;
    const each = Object.entries(value).map(([name, needed]) => {
      const present = memberOf(path, name, reading)?.present;
      const all = textsOf(needed).map((other) => memberOf(path, other, reading)?.present);
      const both = allKnown(all, every);
      return present === undefined || both === undefined ? undefined : some([negate(present), both]);
    });
    return allKnown(each, every);
  },
  $ref: ({ value, path, located, reading }) => {
    if (typeof value !== 'string' || located.refs.includes(value)) return undefined;
    const target = followReference(value, located, reading);
    return target === undefined ? undefined : toCondition(target, path, reading);
  },
};

function readProperties({ value, path, located, reading }: Place): string | undefined {
  if (!isAuthored(value)) return undefined;
  const required = new Set(isAuthored(located.schema) ? textsOf(located.schema['required']) : []);
  const each = Object.entries(value).map(([name, schema]) => {
    const member = memberOf(path, name, reading);
    const pointer = joinPointer(joinPointer(located.pointer, 'properties'), name);
    const inner = member && toCondition({ ...located, schema, pointer }, member.path, reading);
    if (member === undefined || inner === undefined) return undefined;
    return inner === 'true' || required.has(name) ? inner : some([negate(member.present), inner]);
  });
  return allKnown([...[...required].map((name) => memberOf(path, name, reading)?.present), ...each], every);
}

interface Items extends Pick<Place, 'value' | 'path' | 'located' | 'reading'> {
  readonly word: string;
}

function overItems(macro: 'all' | 'exists', { value, path, located, reading, word }: Items): string | undefined {
  const item = `x${path.length}`;
  const pointer = joinPointer(located.pointer, word);
  const inner = toCondition({ ...located, schema: value, pointer }, item, reading);
  if (inner === undefined || (macro === 'all' && inner === 'true')) return inner;
  return `${path}.${macro}(${item}, ${inner})`;
}

function branchesOf(word: string, place: Place): readonly (string | undefined)[] {
  return listOf(place.value).map((schema, index) => conditionBelow(`${word}/${index}`, schema, place));
}

function conditionBelow(word: string, schema: unknown, { path, located, reading }: Place): string | undefined {
  return toCondition({ ...located, schema, pointer: `${located.pointer}/${word}` }, path, reading);
}

/** A condition that is true if exactly one of the conditions is. */
export function exactlyOne(conditions: readonly string[]): string {
  if (conditions.length < 2) return conditions[0] ?? 'false';
  return `[${conditions.join(', ')}].filter(x, x).size() == 1`;
}

/** A condition that a value is one of several constants. Undefined if one of them is a list or an object. */
export function oneOfConstants(path: string, values: readonly unknown[]): string | undefined {
  const constants = values.filter(isConstant);
  if (constants.length === 0 || constants.length < values.filter((value) => value !== null).length) return undefined;
  const [first] = constants;
  if (constants.length === 1 && first !== undefined) return `${path} == ${literal(first)}`;
  return `${path} in [${constants.map(literal).join(', ')}]`;
}

/** The path of a member of a value, and the condition that it is present. */
export function memberOf(
  path: string,
  foreign: string,
  { names }: Pick<Reading, 'names'>,
): { readonly path: string; readonly present: string } | undefined {
  const name = names.nameOf(foreign);
  return name === undefined ? undefined : { path: `${path}.${name}`, present: `has(${path}.${name})` };
}

export function isConstant(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function compare(path: string, operator: string, value: unknown): string | undefined {
  return typeof value === 'number' ? `${path} ${operator} ${value}` : undefined;
}

function allKnown(
  conditions: readonly (string | undefined)[],
  join: (conditions: readonly string[]) => string,
): string | undefined {
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === conditions.length ? join(known) : undefined;
}

import { joinPointer } from '../compile/pointer.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { nearest } from '../errors/nearest.ts';
import { suggestName } from '../errors/suggestName.ts';
import { definitionSchemaOf, type Placed, resolveSchema } from '../language/metaSchemas.ts';
import type { Schema } from '../language/Schema.ts';
import type { Definition } from '../load/Definition.ts';
import { describe, describeValue, fitsType, selectAlternative } from './selectAlternative.ts';

/** A value of a definition with its shape. */
export interface Location {
  readonly pointer: string;
  readonly value: unknown;
  readonly schema: Schema;
  /** Names that expressions can read here, in addition to those of the definition. */
  readonly adds: readonly string[];
  /** The value is a member name, not a member value. */
  readonly key: boolean;
}

export interface ShapeError {
  readonly code: ErrorCode;
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** The error is in the member name. */
  readonly key?: boolean;
  /** Offset of the error in the text at the pointer, from 0. */
  readonly offset?: number;
}

export interface Walked {
  readonly definition: Definition;
  readonly places: readonly Location[];
  readonly faults: readonly ShapeError[];
}

interface Walk {
  readonly places: Location[];
  readonly faults: ShapeError[];
}

interface At {
  readonly pointer: string;
  readonly adds: readonly string[];
}

/** Cached: a definition never changes. */
const walkedBefore = new WeakMap<Definition, Walked>();

/** Walks a definition along the meta-schema of its kind. Returns the shape of each value, and errors. */
export function walkDefinition(definition: Definition): Walked {
  const known = walkedBefore.get(definition);
  if (known !== undefined) return known;
  const walk: Walk = { places: [], faults: [] };
  if (!definition.foreign) visit(walk, definition.json, definitionSchemaOf(definition.kind), { pointer: '', adds: [] });
  const walked = { definition, places: walk.places, faults: walk.faults };
  walkedBefore.set(definition, walked);
  return walked;
}

function visit(walk: Walk, value: unknown, unresolved: Placed, outer: At): void {
  const placed = resolveSchema(unresolved);
  const at = withAdds(outer, placed.schema);
  if (placed.schema.anyOf !== undefined) {
    const selected = selectAlternative(placed, value);
    if ('code' in selected) walk.faults.push({ ...selected, pointer: at.pointer });
    else visitSelected(walk, value, selected, withAdds(at, selected.schema));
    return;
  }
  if (placed.schema.head !== undefined && fitsType(placed.schema, value)) {
    const selected = selectAlternative({ ...placed, schema: { anyOf: [placed.schema] } }, value);
    if ('code' in selected) {
      walk.faults.push({ ...selected, pointer: at.pointer });
      return;
    }
  }
  visitSelected(walk, value, placed, at);
}

function withAdds(at: At, schema: Schema): At {
  return schema.adds === undefined ? at : { ...at, adds: [...at.adds, ...schema.adds] };
}

function visitSelected(walk: Walk, value: unknown, placed: Placed, at: At): void {
  const { schema } = placed;
  const message = faultOf(schema, value);
  if (message !== undefined) {
    walk.faults.push({ code: 'property/type', pointer: at.pointer, message });
    return;
  }
  walk.places.push({ pointer: at.pointer, value, schema, adds: at.adds, key: false });
  if (schema.template === true) visitTemplate(walk, value, at);
  else if (Array.isArray(value)) visitList(walk, value, placed, at);
  else if (isObject(value)) visitObject(walk, value, placed, at);
}

function visitList(walk: Walk, list: readonly unknown[], placed: Placed, at: At): void {
  const { items } = placed.schema;
  if (items === undefined) return;
  for (const [index, item] of list.entries()) {
    visit(walk, item, { ...placed, schema: items }, { ...at, pointer: joinPointer(at.pointer, index) });
  }
}

function visitObject(walk: Walk, object: Readonly<Record<string, unknown>>, placed: Placed, at: At): void {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = placed.schema;
  for (const word of required) {
    if (!Object.hasOwn(object, word)) {
      walk.faults.push({ code: 'property/missing', pointer: at.pointer, message: `"${word}" is missing here` });
    }
  }
  for (const [word, value] of Object.entries(object)) {
    const inner = { ...at, pointer: joinPointer(at.pointer, word) };
    const known = Object.hasOwn(properties, word) ? properties[word] : undefined;
    if (known !== undefined) visit(walk, value, { ...placed, schema: known }, inner);
    else if (additionalProperties === false)
      walk.faults.push(unknownWord(word, Object.keys(properties), inner.pointer));
    else if (propertyNames !== undefined && faultOf(propertyNames, word) !== undefined) {
      walk.faults.push({
        ...unknownWord(word, (propertyNames.enum ?? []).map(String), inner.pointer),
        message: `"${word}" is no name for this place`,
      });
    } else {
      if (propertyNames !== undefined) walk.places.push({ ...inner, value: word, schema: propertyNames, key: true });
      if (typeof additionalProperties === 'object') {
        visit(walk, value, { ...placed, schema: additionalProperties }, inner);
      }
    }
  }
}

function unknownWord(word: string, words: readonly string[], pointer: string): ShapeError {
  const message = `"${word}" is no word of this place`;
  return { code: 'property/unknown', pointer, key: true, message, ...suggestName(word, words) };
}

const anyExpression: Schema = { type: 'string', expression: 'any' };
const policyName: Schema = { type: 'string', names: 'policy' };

/** Visits free JSON, in which only expressions and the `allow` of choices have a meaning. */
function visitTemplate(walk: Walk, value: unknown, at: At): void {
  if (typeof value === 'string' && value.startsWith('=')) {
    walk.places.push({ pointer: at.pointer, value, schema: anyExpression, adds: at.adds, key: false });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      visitTemplate(walk, item, { ...at, pointer: joinPointer(at.pointer, index) });
    }
  } else if (isObject(value)) {
    for (const [word, inner] of Object.entries(value)) {
      const below = { ...at, pointer: joinPointer(at.pointer, word) };
      if (word === 'allow' && 'is' in value) {
        for (const policy of [inner].flat())
          walk.places.push({ ...below, value: policy, schema: policyName, key: false });
      } else visitTemplate(walk, inner, below);
    }
  }
}

/** The error of a value for its shape, not counting its members. */
function faultOf(schema: Schema, value: unknown): string | undefined {
  const given = `${describeValue(value)} given`;
  if (!fitsType(schema, value)) return `${given}; expected: ${describe(schema)}`;
  if (schema.const !== undefined && value !== schema.const) return `${given}; only ${String(schema.const)} fits`;
  // `checkFormNames` checks names that a portal can add to. The errors here are the same for every portal.
  if (schema.enum !== undefined && schema.registered === undefined && !schema.enum.includes(value)) {
    const names = schema.enum.map(String);
    const near = typeof value === 'string' ? nearest(value, names) : undefined;
    return `${given}; expected one of ${names.join(', ')}${near === undefined ? '' : `: did you mean "${near}"?`}`;
  }
  if (typeof value === 'string') return faultOfString(schema, value, given);
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) return `${given}; at least ${schema.minimum} expected`;
    if (schema.maximum !== undefined && value > schema.maximum) return `${given}; at most ${schema.maximum} expected`;
    if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) {
      return `${given}; more than ${schema.exclusiveMinimum} expected`;
    }
  }
  if (Array.isArray(value) && value.length < (schema.minItems ?? 0)) return 'The list is empty';
  if (isObject(value) && Object.keys(value).length < (schema.minProperties ?? 0)) return 'The object is empty';
  return undefined;
}

function faultOfString(schema: Schema, value: string, given: string): string | undefined {
  if (value.length < (schema.minLength ?? 0)) return 'The text is empty';
  if (schema.pattern === undefined || patternOf(schema.pattern).test(value)) return undefined;
  const example = schema.examples?.[0];
  const like = example === undefined ? schema.pattern : `something like ${JSON.stringify(example)}`;
  return `${given}; expected ${like}: ${describe(schema)}`;
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Authored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { findPatternProblem } from '../../gate/checks/expressions/checkPatterns.ts';
import type { FlatSchema } from './flattenSchema.ts';
import type { Reading } from './Reading.ts';
import type { PropertyType } from './readType.ts';

const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const words: Readonly<Partial<Record<PropertyType, readonly string[]>>> = {
  string: ['minLength', 'maxLength'],
  number: numbers,
  integer: numbers,
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

/** Formats that are validated here, with a widget if the default one does not fit. */
const formats: Readonly<Record<string, Authored>> = {
  email: { format: 'email' },
  date: { format: 'date' },
  'date-time': { format: 'date-time' },
  time: { format: 'time', widget: 'text' },
  uri: { format: 'uri' },
  uuid: { format: 'uuid' },
};

/** The limits of a value of a type. As in JSON Schema, limits of other types do not apply. */
export function readLimits(flat: FlatSchema, type: PropertyType, reading: Reading): Authored {
  const own = (words[type] ?? []).filter((word) => flat.words.has(word) && flat.words.get(word) !== false);
  const limits = Object.fromEntries(own.map((word) => [word, flat.words.get(word)]));
  return type === 'string' ? { ...limits, ...readFormat(flat, reading), ...readPattern(flat, reading) } : limits;
}

function readFormat({ words: found, pointer }: FlatSchema, { omit }: Reading): Authored {
  const name = found.get('format');
  if (typeof name !== 'string') return {};
  if (Object.hasOwn(formats, name)) return formats[name] ?? {};
  omit(joinPointer(pointer, 'format'), 'format', `"${name.slice(0, 40)}" is not validated.`);
  return {};
}

/** Time limit of the search for an attack text, in milliseconds. A pattern that is not shown to be safe is omitted. */
const patience = 250;

function readPattern({ words: found, pointer }: FlatSchema, { omit }: Reading): Authored {
  const pattern = found.get('pattern');
  if (typeof pattern !== 'string') return {};
  const problem = pattern.length > 2_000 ? 'it is too long' : findPatternProblem(pattern, patience);
  if (problem === undefined) return { pattern };
  omit(joinPointer(pointer, 'pattern'), 'pattern', `The pattern is left out: ${problem}.`);
  return {};
}

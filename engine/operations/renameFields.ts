import { reservedNames } from '../expressions/operators.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import { propertiesOf } from '../records/propertiesOf.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { removePath } from './removePath.ts';

interface RenameInput {
  readonly fields: readonly FieldModel[];
  readonly value: unknown;
  readonly direction: 'toWire' | 'fromWire';
  /** `keep` keeps names that no field has, so that they can be refused. `drop` removes them. */
  readonly unknown: 'keep' | 'drop';
  readonly release: Release;
}

const plainName = /^[^.]+$/;

/** Limits records that refer to themselves (a book of a member of a book). */
const deepest = 12;

/** Translates property names of a record between the definitions and the wire, including nested records. */
export function renameFields(input: RenameInput, depth = 0): unknown {
  const { value, fields } = input;
  if (!isRecord(value) && !Array.isArray(value)) return value;
  // Below this depth names are not translated: the value is kept, to be refused, or dropped.
  if (depth > deepest) return input.unknown === 'keep' ? value : undefined;
  if (Array.isArray(value)) return value.map((item: unknown) => renameFields({ ...input, value: item }, depth));
  const target: Record<string, unknown> = {};
  const known = new Set<string>();
  let rest: Readonly<Record<string, unknown>> = value;
  for (const { field, from, to, isPlain } of namesOf(fields, input.direction)) {
    const found = readPath(value, from);
    if (found === undefined) continue;
    const nested = typeof found === 'object' ? propertiesOf(field, input.release) : undefined;
    const renamed = nested ? renameFields({ ...input, fields: nested, value: found }, depth + 1) : found;
    // Most names are plain and do not need a copy of the record.
    if (isPlain) target[to] = renamed;
    else Object.assign(target, writePath(target, to, renamed));
    if (input.unknown === 'drop') continue;
    // Names without dots are removed together, with a single copy of the record.
    if (from.includes('.')) rest = removePath(rest, from);
    else known.add(from);
  }
  if (input.unknown === 'drop') return target;
  const left = Object.fromEntries(Object.entries(rest).filter(([name]) => !known.has(name)));
  return { ...left, ...mergeRest(left, target) };
}

interface FieldNames {
  readonly field: FieldModel;
  readonly from: string;
  readonly to: string;
  /** The target is a single, ordinary name. */
  readonly isPlain: boolean;
}

/** Field lists never change, so their names are indexed once. */
const namesBefore = {
  toWire: new WeakMap<readonly FieldModel[], readonly FieldNames[]>(),
  fromWire: new WeakMap<readonly FieldModel[], readonly FieldNames[]>(),
};

function namesOf(fields: readonly FieldModel[], direction: RenameInput['direction']): readonly FieldNames[] {
  const known = namesBefore[direction].get(fields);
  if (known !== undefined) return known;
  const names = fields.map((field): FieldNames => {
    const [from, to] = direction === 'toWire' ? [field.path, field.wire] : [field.wire, field.path];
    return { field, from, to, isPlain: plainName.test(to) && !reservedNames.has(to) };
  });
  namesBefore[direction].set(fields, names);
  return names;
}

/** Keeps unknown names next to dotted fields of the same parent (`status.state` is known, `status.other` is not). */
function mergeRest(
  rest: Readonly<Record<string, unknown>>,
  target: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = { ...target };
  for (const [name, left] of Object.entries(rest)) {
    const known = merged[name];
    if (isRecord(left) && isRecord(known)) merged[name] = { ...left, ...mergeRest(left, known) };
  }
  return merged;
}

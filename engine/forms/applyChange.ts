import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { isListIndex, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FormInput, SelectedRecords } from './Draft.ts';
import { fieldScope, selectionScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isEmpty } from './isEmpty.ts';
import { isEntry } from './isEntry.ts';
import { resolveDraft } from './resolveDraft.ts';
import { rowScope } from './rowScope.ts';
import { writeComputed } from './writeComputed.ts';

export interface ChangeInput extends FormInput {
  /** Dotted path of the changed field, including list indexes. */
  readonly path: string;
  /** Absent, null and empty text clear the field. */
  readonly value: unknown;
  /** The selected record. Default: the record in `offered` whose key is the value. */
  readonly record?: unknown;
}

export interface Changed {
  readonly draft: Draft;
  readonly picked: SelectedRecords;
}

/** A filled field can fill others in turn. More fills than this are a cycle. */
const mostFills = 50;

/** Sets a value, applies the `fills` of the field, and computes values until nothing changes. */
export function applyChange(input: ChangeInput): Changed {
  const state = fillChange(input);
  const settled = resolveDraft({ ...input, ...state }).draft;
  return { draft: writeComputed(state.draft, input.fields, settled), picked: state.picked };
}

/** A change with the paths that it wrote. */
export interface FilledChange extends Changed {
  readonly paths: readonly string[];
}

/** Sets a value and applies the `fills` of the field, without computing values. */
export function fillChange(input: ChangeInput): FilledChange {
  const paths: string[] = [];
  let state: Changed = { draft: input.draft, picked: input.picked ?? {} };
  const queue: Change[] = [{ path: input.path, value: input.value, record: input.record }];
  for (let fills = 0; fills < mostFills; fills += 1) {
    const change = queue.shift();
    if (!change) break;
    const place = findField(input.fields, change.path);
    const before = readPath(state.draft, change.path);
    state = setValue({ ...input, ...state }, change, place?.field);
    paths.push(change.path);
    const isFirst = fills === 0;
    if (!place || (!isFirst && isDeepEqual(before, change.value))) continue;
    queue.push(...filledBy(place, { ...input, ...state }));
  }
  return { ...state, paths };
}

interface Change {
  readonly path: string;
  readonly value: unknown;
  readonly record?: unknown;
}

function setValue(input: FormInput, change: Change, field: FieldModel | undefined): Changed {
  const cleared = change.value === undefined || change.value === null || change.value === '';
  // A field with a default is stored as null, so that the default does not fill it again when the form is opened next
  // time.
  const nothing = field?.default === undefined ? undefined : null;
  const draft = writePath(input.draft, change.path, cleared ? nothing : change.value);
  // Adding, removing or moving rows changes their paths, so records selected in them no longer match.
  const others = Object.fromEntries(
    Object.entries(input.picked ?? {}).filter(([path]) => path !== change.path && !path.startsWith(`${change.path}.`)),
  );
  const record = cleared ? undefined : (change.record ?? findOffered(input, change, field));
  return { draft, picked: record === undefined ? others : { ...others, [change.path]: record } };
}

function findOffered({ offered }: FormInput, { path, value }: Change, field: FieldModel | undefined): unknown {
  return offered?.[path]?.find((item) => isEntry(item, value, field?.options));
}

interface FieldPlace {
  readonly field: FieldModel;
  /** Path of the record that contains the field, with a trailing dot. Empty for the draft itself. */
  readonly base: string;
}

/** The field at a path of a draft. Paths can contain list indexes, `contacts.0.value`. */
export function findField(fields: readonly FieldModel[], path: string, base = ''): FieldPlace | undefined {
  for (const field of fields) {
    if (path === field.path) return { field, base };
    if (!field.properties || !path.startsWith(`${field.path}.`)) continue;
    const rest = path.slice(field.path.length + 1).split('.');
    const index = field.type === 'array' && isListIndex(rest[0] ?? '') ? rest.shift() : undefined;
    const inner = `${base}${field.path}.${index === undefined ? '' : `${index}.`}`;
    const found = findField(field.properties, rest.join('.'), inner);
    if (found) return found;
  }
  return undefined;
}

function filledBy({ field, base }: FieldPlace, input: FormInput): readonly Change[] {
  if (!field.fills) return [];
  const record = base === '' ? input.draft : readPath(input.draft, base.slice(0, -1));
  const scope = fieldScope(scopeAround(base, input), {
    record: typeof record === 'object' && record !== null ? { ...record } : {},
    root: input.draft,
    value: readPath(input.draft, base + field.path),
  });
  return Object.entries(field.fills).flatMap(([name, template]: [string, Template]) => {
    const value = resolveTemplate(template, scope, input.release.access.policies);
    // A value that cannot be computed yet changes nothing. A literal null clears.
    return value === undefined || isEmpty(name) ? [] : [{ path: base + name, value }];
  });
}

/** The scope of the record that contains a field. In a row, it has the index of the row. */
function scopeAround(base: string, input: FormInput): Scope {
  const scope = selectionScope(input);
  const names = base.split('.').slice(0, -1);
  const index = names.pop() ?? '';
  const rows = isListIndex(index) ? readPath(input.draft, names.join('.')) : undefined;
  return Array.isArray(rows) ? rowScope(scope, Number(index), rows.length) : scope;
}

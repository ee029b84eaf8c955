import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft, FormInput } from './Draft.ts';
import { isEmpty } from './isEmpty.ts';

/** The place of an expression in a draft. */
export interface DraftLocation {
  /** The innermost record: the draft, one of its objects, or one item of a list. */
  readonly record: Draft;
  readonly root: Draft;
  readonly value?: unknown;
}

/** The scope of a field: the scope of the form, with `this`, `root` and `value` of the field. */
export function fieldScope(scope: Scope, { record, root, value }: DraftLocation): Scope {
  const variables = { ...scope.variables, this: record, root };
  return { ...scope, variables: value === undefined || value === null ? variables : { ...variables, value } };
}

/**
 * The form's scope with `chosen` and `options`. A record selected in a field without a value is left out, even if the
 * surrounding scope still has it: a wizard is notified of a change after the form.
 */
export function selectionScope({ fields, scope, draft, picked = {}, offered = {} }: FormInput): Scope {
  const before = scope.variables['chosen'];
  const around = isRecord(before) ? pickedElsewhere(before, fields) : {};
  const pickedRecords = Object.entries(picked);
  const offeredLists = Object.entries(offered);
  const isWhole = around === before && isRecord(scope.variables['options']);
  if (isWhole && pickedRecords.length === 0 && offeredLists.length === 0) return scope;
  let chosen: Draft = around;
  for (const [path, record] of pickedRecords) {
    if (!isEmpty(readPath(draft, path))) chosen = writePath(chosen, path, record);
  }
  let options: Draft = isRecord(scope.variables['options']) ? scope.variables['options'] : {};
  for (const [path, list] of offeredLists) options = writePath(options, path, list);
  return { ...scope, variables: { ...scope.variables, chosen, options } };
}

/** Records that were selected in other fields than these. */
function pickedElsewhere(chosen: Draft, fields: readonly FieldModel[]): Draft {
  const isOwn = (name: string): boolean => fields.some(({ path }) => path === name || path.startsWith(`${name}.`));
  const names = Object.keys(chosen);
  const others = names.filter((name) => !isOwn(name));
  return others.length === names.length ? chosen : Object.fromEntries(others.map((name) => [name, chosen[name]]));
}

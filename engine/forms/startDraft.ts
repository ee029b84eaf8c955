import type { FieldModel } from '../model/field.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FormInput } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { rawValueAt } from './rawValueAt.ts';
import { resolveDraft } from './resolveDraft.ts';
import { rowScope } from './rowScope.ts';
import { writeComputed } from './writeComputed.ts';

export interface StartInput extends Omit<FormInput, 'draft'> {
  readonly draft?: Draft;
}

/** The initial draft: the given values, and defaults for all others. */
export function startDraft(input: StartInput): Draft {
  const given = input.draft ?? {};
  const filled = fillDefaults({ ...input, draft: given, root: given });
  return writeComputed(filled, input.fields, resolveDraft({ ...input, draft: filled }).draft);
}

interface Level extends FormInput {
  readonly root: Draft;
}

/**
 * Fills in the defaults of absent values, in the order of the fields, so that a later default can read an earlier one.
 */
export function fillDefaults(level: Level): Draft {
  let { draft, root } = level;
  const isOutermost = draft === root;
  for (const field of level.fields) {
    const value = readPath(draft, field.path);
    // Cleared values stay cleared.
    if (value === undefined && rawValueAt(draft, field.path) === null) continue;
    const filled = Array.isArray(value)
      ? fillRows(field, value, { ...level, draft, root })
      : value === undefined || isRecord(value)
        ? defaultOf(field, value, { ...level, draft, root })
        : undefined;
    if (filled === undefined) continue;
    draft = writePath(draft, field.path, filled);
    if (isOutermost) root = draft;
  }
  return draft;
}

/** Fills in defaults in each row of a list of records. Undefined if nothing was absent. */
function fillRows(field: FieldModel, rows: readonly unknown[], level: Level): readonly unknown[] | undefined {
  const { properties } = field;
  if (!properties) return undefined;
  const filled = rows.map((row, index) =>
    isRecord(row)
      ? fillDefaults({ ...level, scope: rowScope(level.scope, index, rows.length), fields: properties, draft: row })
      : row,
  );
  return filled.some((row, index) => row !== rows[index]) ? filled : undefined;
}

function defaultOf(field: FieldModel, value: unknown, level: Level): unknown {
  if (value === undefined && field.default !== undefined) {
    const scope = fieldScope(level.scope, { record: level.draft, root: level.root });
    return resolveTemplate(field.default, scope, level.release.access.policies);
  }
  // An optional record without values stays absent, so that its required fields are not required.
  if (!field.properties || field.type === 'array' || (value === undefined && field.required === false))
    return undefined;
  const inner = fillDefaults({ ...level, fields: field.properties, draft: isRecord(value) ? value : {} });
  return Object.keys(inner).length > 0 ? inner : undefined;
}

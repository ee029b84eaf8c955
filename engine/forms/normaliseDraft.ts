import type { FieldModel } from '../model/field.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FormInput } from './Draft.ts';
import { fieldScope, selectionScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';
import { rawValueAt } from './rawValueAt.ts';
import { resolveDraft } from './resolveDraft.ts';
import { rowScope } from './rowScope.ts';

/** The draft as it is sent: normalised, without hidden and empty values, and with computed values. */
export function normaliseDraft(input: FormInput): Draft {
  const draft = normaliseValues(input);
  return dropEmpty(resolveDraft({ ...input, draft }).draft, input.fields);
}

/** Normalises values. A value without a normal form (wrong type, or empty) stays, so that validation refuses it. */
export function normaliseValues(input: FormInput): Draft {
  const scope = selectionScope(input);
  return normaliseRecord({ ...input, scope, root: input.draft });
}

/** The normalised value of one field of the list. */
export function normaliseOf(field: FieldModel, input: FormInput): unknown {
  const value = readPath(input.draft, field.path);
  if (value === undefined) return undefined;
  return normaliseValue(field, value, { ...input, scope: selectionScope(input), root: input.draft });
}

interface Level extends FormInput {
  readonly root: Draft;
}

function normaliseRecord(level: Level): Draft {
  let record = level.draft;
  for (const field of level.fields) {
    const value = readPath(level.draft, field.path);
    if (value === undefined) continue;
    const normal = normaliseValue(field, value, level);
    if (normal !== value) record = writePath(record, field.path, normal);
  }
  return record;
}

function normaliseValue(field: FieldModel, value: unknown, level: Level): unknown {
  const { properties } = field;
  if (field.normalise.length === 0 && !properties) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      normaliseOne(field, item, properties ? { ...level, scope: rowScope(level.scope, index, value.length) } : level),
    );
  }
  if (properties && isRecord(value)) return normaliseRecord({ ...level, fields: properties, draft: value });
  return normaliseOne(field, value, level);
}

function normaliseOne(field: FieldModel, value: unknown, level: Level): unknown {
  if (field.properties) {
    return isRecord(value) ? normaliseRecord({ ...level, fields: field.properties, draft: value }) : value;
  }
  let normal = value;
  for (const expression of field.normalise) {
    const scope = fieldScope(level.scope, { record: level.draft, root: level.root, value: normal });
    normal = resolveTemplate(expression, scope) ?? normal;
  }
  return normal;
}

/**
 * Removes empty values. Values that no field describes (answers of another step) stay. In a row, a cleared default is
 * sent as null, because it would be filled in again otherwise.
 */
function dropEmpty(draft: Draft, fields: readonly FieldModel[], isRow = false): Draft {
  let kept = draft;
  for (const field of fields) {
    const value = rawValueAt(kept, field.path);
    if (value === undefined || (isRow && value === null && field.default !== undefined)) continue;
    const { properties } = field;
    const inner =
      properties && isRecord(value)
        ? dropEmpty(value, properties)
        : properties && Array.isArray(value)
          ? value.map((item: unknown) => (isRecord(item) ? dropEmpty(item, properties, true) : item))
          : value;
    // Most values do not change, and writing copies the draft.
    if (isEmpty(inner)) kept = writePath(kept, field.path, undefined);
    else if (inner !== value) kept = writePath(kept, field.path, inner);
  }
  return kept;
}

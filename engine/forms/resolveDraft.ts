import { isAllowed } from '../access/isAllowed.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FormInput, ResolvedDraft } from './Draft.ts';
import { fieldScope, selectionScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { rowScope } from './rowScope.ts';

/**
 * Fields that depend on each other in a cycle would never settle. The gate refuses them, and this limits the rounds of
 * those that it misses.
 */
const mostRounds = 30;

/** Hides and computes until nothing changes. */
export function resolveDraft(input: FormInput): ResolvedDraft {
  const known = input.resolved?.get(input.draft);
  if (known !== undefined) return known;
  const result = settle(input);
  input.resolved?.set(input.draft, result);
  return result;
}

function settle(input: FormInput): ResolvedDraft {
  let draft = input.draft;
  for (let round = 0; round < mostRounds; round += 1) {
    const scope = selectionScope({ ...input, draft });
    const next = settleRecord({ ...input, scope, raw: input.draft, seen: draft, root: draft });
    if (isDeepEqual(next, draft)) return { draft: next, scope };
    draft = next;
  }
  return { draft, scope: selectionScope({ ...input, draft }) };
}

/** A record that is being settled. */
export interface DraftLevel extends FormInput {
  /** The draft as filled in, including hidden values. */
  readonly raw: Draft;
  /** The draft after the previous round. Conditions read it. */
  readonly seen: Draft;
  readonly root: Draft;
}

function settleRecord(level: DraftLevel): Draft {
  let record = level.raw;
  for (const field of level.fields) {
    const value = resolveValue(field, level);
    // Most values do not change, and writing copies the record.
    if (value !== readPath(record, field.path)) record = writePath(record, field.path, value);
  }
  return record;
}

/** The value of one field of the level, computed from the previous round. */
export function resolveValue(field: FieldModel, level: DraftLevel): unknown {
  const given = readPath(level.raw, field.path);
  const raw = typeof given === 'string' && given.trim() === '' ? undefined : given;
  // Most fields are unconditional and need no scope.
  if (field.when === true && !field.allow && field.value === undefined && !field.properties) return raw;
  const scope = fieldScope(level.scope, { record: level.seen, root: level.root, value: raw });
  if (!isVisible(field, scope, level)) return undefined;
  if (field.value !== undefined) return resolveTemplate(field.value, scope, level.release.access.policies);
  const { properties } = field;
  if (!properties) return raw;
  const seen = readPath(level.seen, field.path);
  if (!Array.isArray(raw)) return settleNested(raw, seen, { ...level, fields: properties });
  const items = raw.map((item: unknown, index) =>
    settleRow(item, Array.isArray(seen) ? seen[index] : undefined, {
      ...level,
      fields: properties,
      scope: rowScope(level.scope, index, raw.length),
    }),
  );
  return items.every((item, index) => item === raw[index]) ? raw : items;
}

function settleNested(raw: unknown, seen: unknown, level: DraftLevel): unknown {
  return isRecord(raw) ? settleRecord({ ...level, raw, seen: isRecord(seen) ? seen : raw }) : raw;
}

function settleRow(raw: unknown, seen: unknown, level: DraftLevel): unknown {
  if (!isRecord(raw) || level.rows === undefined) return settleNested(raw, seen, level);
  const { fields, scope, root } = level;
  const before = isRecord(seen) ? seen : raw;
  return level.rows.settle({ row: raw, fields, scope, root }, before, () =>
    settleRecord({ ...level, raw, seen: before }),
  );
}

/** Whether a field is visible: its condition holds and the user may see it. */
export function isVisible(field: FieldModel, scope: Scope, { release }: Pick<FormInput, 'release'>): boolean {
  return isAllowed(field.allow, scope, release) && resolveCondition(field.when, scope, release.access.policies);
}

import { isAllowed } from '../access/isAllowed.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FormInput } from './Draft.ts';
import { fieldScope, selectionScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { rowScope } from './rowScope.ts';

/** A draft whose hidden values are gone and whose computed values are right, and the scope its conditions read. */
export interface ResolvedDraft {
  readonly draft: Draft;
  readonly scope: Scope;
}

/** Fields that wait for each other would never rest: the gate refuses them, and this bounds what slips through. */
const mostRounds = 30;

/** Hides and computes until nothing changes any more. */
export function resolveDraft(input: FormInput): ResolvedDraft {
  let draft = input.draft;
  for (let round = 0; round < mostRounds; round += 1) {
    const scope = selectionScope({ ...input, draft });
    const next = settleRecord({ ...input, scope, raw: input.draft, seen: draft, root: draft });
    if (isDeepEqual(next, draft)) return { draft: next, scope };
    draft = next;
  }
  return { draft, scope: selectionScope({ ...input, draft }) };
}

/** A record on its way to rest. */
export interface DraftLevel extends FormInput {
  /** As filled in, hidden values included. */
  readonly raw: Draft;
  /** As the round before left it: what conditions read. */
  readonly seen: Draft;
  readonly root: Draft;
}

function settleRecord(level: DraftLevel): Draft {
  let record = level.raw;
  for (const field of level.fields) {
    const value = resolveValue(field, level);
    // Most values stay as they are, and writing copies the record.
    if (value !== readPath(record, field.path)) record = writePath(record, field.path, value);
  }
  return record;
}

/** The value of one field of the level, as what the round before left says. */
export function resolveValue(field: FieldModel, level: DraftLevel): unknown {
  const given = readPath(level.raw, field.path);
  const raw = typeof given === 'string' && given.trim() === '' ? undefined : given;
  // Most fields hang on nothing, and need no scope to say so.
  if (field.when === true && !field.allow && field.value === undefined && !field.properties) return raw;
  const scope = fieldScope(level.scope, { record: level.seen, root: level.root, value: raw });
  if (!isVisible(field, scope, level)) return undefined;
  if (field.value !== undefined) return resolveTemplate(field.value, scope, level.release.access.policies);
  const { properties } = field;
  if (!properties) return raw;
  const seen = readPath(level.seen, field.path);
  const settle = (rawRecord: unknown, seenRecord: unknown, outer = level.scope): unknown =>
    isRecord(rawRecord)
      ? settleRecord({
          ...level,
          scope: outer,
          fields: properties,
          raw: rawRecord,
          seen: isRecord(seenRecord) ? seenRecord : rawRecord,
        })
      : rawRecord;
  if (!Array.isArray(raw)) return settle(raw, seen);
  return raw.map((item: unknown, index) =>
    settle(item, Array.isArray(seen) ? seen[index] : undefined, rowScope(level.scope, index, raw.length)),
  );
}

/** A field is there when its condition holds and the user may have it. */
export function isVisible(field: FieldModel, scope: Scope, { release }: Pick<FormInput, 'release'>): boolean {
  return isAllowed(field.allow, scope, release) && resolveCondition(field.when, scope, release.access.policies);
}

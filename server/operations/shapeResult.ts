import {
  completeRecord,
  copyTotal,
  type EntityModel,
  encodeResult,
  type FieldModel,
  isAllowed,
  isRecord,
  type OperationModel,
  type Release,
  type Scope,
  type User,
} from '#engine';
import { isCompleted } from '../records/completedRecords.ts';

interface Shaping {
  readonly operation: OperationModel;
  readonly result: unknown;
  readonly scope: Scope;
  readonly user: User;
  readonly release: Release;
}

/** A result as the caller may see it: computed properties added, forbidden ones gone, names of the wire. */
export function shapeResult(shaping: Shaping): unknown {
  const { operation, user, release } = shaping;
  const complete = completeResult(shaping);
  const fields = recordOf(operation, release)?.properties ?? [];
  const visible = isRestricted(fields, release)
    ? eachRecord(operation, complete, (record) => dropForbidden({ fields, value: record, user, release }))
    : complete;
  return copyTotal(encodeResult(operation, visible, release), shaping.result);
}

/** A handler's result with the computed properties of its entity. */
export function completeResult({ operation, result, scope, release }: Omit<Shaping, 'user'>): unknown {
  const entity = recordOf(operation, release);
  if (entity === undefined) return result;
  return eachRecord(operation, result, (record) =>
    isRecord(record) && !isCompleted(record, scope) ? completeRecord(entity, record, scope, release) : record,
  );
}

/** The entity of the records that an operation answers: `book`, `book[]`, `book?`. Values and files have none. */
function recordOf({ result }: OperationModel, release: Release): EntityModel | undefined {
  if (!('type' in result)) return undefined;
  const id = result.type.replace(/(\[\])?\??$/, '');
  const entity = Object.hasOwn(release.entities, id) ? release.entities[id] : undefined;
  return entity?.form === 'record' ? entity : undefined;
}

function eachRecord(operation: OperationModel, result: unknown, change: (record: unknown) => unknown): unknown {
  const all = (value: unknown): unknown => (Array.isArray(value) ? value.map(change) : change(value));
  if (operation.result.shape !== 'page' || !isRecord(result)) return all(result);
  return { ...result, content: all(result['content'] ?? []) };
}

/** What the caller may see of a value with these fields. */
export function visiblePart(dropping: Dropping): unknown {
  return dropForbidden(dropping);
}

interface Dropping {
  readonly fields: readonly FieldModel[];
  readonly value: unknown;
  readonly user: User;
  readonly release: Release;
}

/** A record that holds itself ends somewhere; below that nothing is shown, because nothing is looked through. */
const deepest = 12;

/** Fields of a release never change, so that they are looked through once. */
const restrictedBefore = new WeakMap<readonly FieldModel[], boolean>();

/** Whether somebody may not see one of the fields, or one below them. */
function isRestricted(
  fields: readonly FieldModel[],
  release: Release,
  seen: ReadonlySet<readonly FieldModel[]> = new Set(),
): boolean {
  const known = restrictedBefore.get(fields);
  if (known !== undefined || seen.has(fields)) return known ?? false;
  const path = new Set([...seen, fields]);
  const answer = fields.some((field) => {
    const inner = innerFields(field, release);
    return field.allow !== undefined || (inner !== undefined && isRestricted(inner, release, path));
  });
  // Inside a circle the answer is that of its beginning, which is still being looked for.
  if (answer || seen.size === 0) restrictedBefore.set(fields, answer);
  return answer;
}

function dropForbidden({ fields, value, user, release }: Dropping, depth = 0): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => dropForbidden({ fields, value: item, user, release }, depth));
  }
  if (!isRecord(value)) return value;
  if (depth > deepest) return undefined;
  const byName = new Map(fields.map((field) => [field.path, field]));
  const kept = Object.entries(value).flatMap(([name, item]) => {
    const field = byName.get(name);
    if (field === undefined) return [[name, item] as const];
    if (!isAllowed(field.allow, user, release)) return [];
    const inner = innerFields(field, release);
    const left = inner === undefined ? item : dropForbidden({ fields: inner, value: item, user, release }, depth + 1);
    return [[name, left] as const];
  });
  return Object.fromEntries(kept);
}

/** Fields below a field that holds a record. */
export function innerFields(field: FieldModel, release: Release): readonly FieldModel[] | undefined {
  if (field.properties !== undefined) return field.properties;
  if (field.entity === undefined || !Object.hasOwn(release.entities, field.entity)) return undefined;
  const entity = release.entities[field.entity];
  return entity?.form === 'record' ? entity.properties : undefined;
}

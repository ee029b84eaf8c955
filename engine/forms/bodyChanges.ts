import { isAllowed } from '../access/isAllowed.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { rawValueAt } from './rawValueAt.ts';

/** A path of a record and its new value. Undefined clears it. */
interface BodyChange {
  readonly path: string;
  readonly value: unknown;
}

interface BodyOf {
  readonly operation: OperationModel;
  readonly entity: EntityModel;
  /** A checked body. */
  readonly body: unknown;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The changes that a checked body makes to a record of the entity. With PUT, a field that the body leaves out is
 * cleared. With PATCH and POST it keeps its value. Fields that are not properties of the entity are not stored, and the
 * key is never cleared.
 */
export function bodyChanges({ operation, entity, body, scope, release }: BodyOf): readonly BodyChange[] {
  const fields = operation.body ?? [];
  return fields.flatMap((field): BodyChange[] => {
    const { path } = field;
    // A field that a flow decides follows the answers of the flow, regardless of who may see the field.
    const asked = fields.find((one) => one.path === field.decidedBy) ?? field;
    const value = readPath(body, path);
    const [name] = path.split('.');
    if (!entity.properties.some((property) => property.path === name)) return [];
    if (value !== undefined) return [{ path, value }];
    const isDecided = asked !== field && rawValueAt(body, path) === null;
    const isLeftOut = operation.method === 'PUT' && readPath(body, asked.path) === undefined;
    const isCleared = rawValueAt(body, path) === null || isLeftOut;
    // A field that the caller may not send does not count as left out.
    const mayClear = isDecided || isAllowed(asked.allow, scope, release);
    return isCleared && path !== entity.key && mayClear ? [{ path, value }] : [];
  });
}

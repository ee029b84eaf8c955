import { isAllowed } from '../access/isAllowed.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { FieldProblem } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';
import { fieldMessage } from './problemMessage.ts';

interface NewRecord {
  readonly operation: OperationModel;
  readonly entity: EntityModel;
  /** The record as it would be stored. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly runtime: Runtime;
}

/**
 * Properties that the entity requires and a new record lacks because the body of its operation has no field for them.
 * Fields of the body were validated with the body. Properties that the server fills in, or that the caller may not set,
 * are not reported.
 */
export function missingProperties({ operation, entity, record, scope, runtime }: NewRecord): readonly FieldProblem[] {
  const { release } = runtime;
  const isMissing = (field: FieldModel): boolean => {
    const { path, required, when, allow, readOnly, value, by } = field;
    if (required === false || readOnly || value !== undefined || by !== undefined) return false;
    const isAsked = operation.body?.some((one) => one.path === path || one.path.startsWith(`${path}.`)) === true;
    if (isAsked || !isEmpty(readPath(record, path)) || !isAllowed(allow, scope, release)) return false;
    const place = fieldScope(scope, { record, root: record });
    return [when, required].every((condition) => resolveCondition(condition, place, release.access.policies));
  };
  return entity.properties.filter(isMissing).map((field): FieldProblem => {
    const message = fieldMessage(field, { code: 'required', value: undefined, scope, runtime });
    return { path: field.path, code: 'required', message };
  });
}

import { type FieldModel, isAllowed, resolveCondition } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';

/**
 * Returns the fields of a list that the user may see and whose conditions are true. With a record, conditions can read
 * it.
 */
export function useShownFields(
  fields: readonly FieldModel[],
  record?: Readonly<Record<string, unknown>>,
): readonly FieldModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  const inner = record === undefined ? scope : extendScope(scope, { this: record, root: record });
  useSubject({ kind: 'fields', fields, scope: inner });
  return fields.filter(
    (field) => isAllowed(field.allow, scope, release) && resolveCondition(field.when, inner, release.access.policies),
  );
}

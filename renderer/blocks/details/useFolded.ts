import { type FieldModel, readPath } from '#engine';
import { findAvailability } from '../../calls/availability.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import type { Row } from '../../values/rowsOf.ts';

/** A button that expands a single field takes as much space as the field. */
const fewest = 2;

/** Returns the fields of a record that are collapsed: those without a value and without an available action. */
export function useFolded(fields: readonly FieldModel[], record: Row): ReadonlySet<FieldModel> {
  const runtime = useRuntime();
  const scope = extendScope(useScope(), { this: record, root: record });
  const folded = fields.filter(
    (field) =>
      field.each === undefined &&
      isEmpty(readPath(record, field.path)) &&
      field.actions.every((action) => findAvailability(action, scope, runtime).state !== 'open'),
  );
  return new Set(folded.length < fewest ? [] : folded);
}

/** Returns whether a value has nothing to show: undefined, null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

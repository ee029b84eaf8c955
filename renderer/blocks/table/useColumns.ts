import { useMemo } from 'react';
import { expandMapping, type FieldModel, isAllowed, resolveCondition } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useScope } from '../../scope/useScope.ts';
import { useSubject } from '../../why/subjects.ts';
import { isAboutRow } from './rowConditions.ts';

type Fields = TableBlockModel['fields'];

/** Whether the columns are static, not dynamic fields. */
export function areStatic(fields: Fields): fields is readonly FieldModel[] {
  return Array.isArray(fields);
}

/** Returns the static columns that the user may see. A condition that reads the row does not hide a column. */
export function useStaticColumns(fields: Fields): readonly FieldModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  const written = useMemo(() => (areStatic(fields) ? fields : []), [fields]);
  useSubject({ kind: 'columns', fields: written, scope, isAboutRow });
  const { policies } = release.access;
  const shown = written.filter(
    (field) =>
      isAllowed(field.allow, scope, release) && (isAboutRow(field) || resolveCondition(field.when, scope, policies)),
  );
  const paths = shown.map((field) => field.path).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same paths of the same list are the same columns.
  return useMemo(() => shown, [written, paths]);
}

/** Returns the dynamic columns, in the order of the data. */
export function useDynamicColumns(fields: Fields, items: unknown): readonly FieldModel[] {
  const scope = useScope();
  return useMemo(() => {
    if (areStatic(fields) || !Array.isArray(items)) return [];
    return expandMapping({ ...columnOf, each: fields.each }, items, scope);
  }, [fields, items, scope]);
}

const columnOf: FieldModel = {
  path: '',
  wire: '',
  title: { literal: '' },
  type: 'any',
  words: {},
  schema: {},
  constraint: '',
  when: true,
  locked: false,
  required: false,
  readOnly: true,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
};

import { useMemo } from 'react';
import type { FieldModel } from '#engine';
import { type Column, columnsOf } from '../../rows/columnsOf.ts';
import { useFormContext } from '../FormContext.ts';

/** Returns the columns that are visible in at least one row. The array stays the same as long as the columns do. */
export function useVisibleColumns(field: FieldModel, rows: readonly unknown[]): readonly Column[] {
  const { store } = useFormContext();
  const all = useMemo(() => columnsOf(field.properties), [field]);
  const isShown = (name: string) => rows.some((_row, at) => store.isVisible(`${field.path}.${at}.${name}`));
  // Without any rows, every column is shown.
  const names = all.map(({ path }) => path).filter((name) => rows.length === 0 || isShown(name));
  const joined = names.join(' ');
  return useMemo(() => {
    const visible = new Set(joined.split(' '));
    return all.filter(({ path }) => visible.has(path));
  }, [all, joined]);
}

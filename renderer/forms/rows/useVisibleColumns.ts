import { useMemo } from 'react';
import type { FieldModel } from '#engine';
import { type Column, columnsOf } from '../../rows/columnsOf.ts';
import { useFormContext } from '../FormContext.ts';

/** The columns that are visible in at least one row; the same array for as long as they are the same. */
export function useVisibleColumns(field: FieldModel, rows: readonly unknown[]): readonly Column[] {
  const { store } = useFormContext();
  const all = useMemo(() => columnsOf(field.properties), [field]);
  const isShown = (name: string) => rows.some((_row, at) => store.isVisible(`${field.path}.${at}.${name}`));
  // With no row at all, every column is announced.
  const names = all.map(({ path }) => path).filter((name) => rows.length === 0 || isShown(name));
  const joined = names.join(' ');
  return useMemo(() => {
    const visible = new Set(joined.split(' '));
    return all.filter(({ path }) => visible.has(path));
  }, [all, joined]);
}

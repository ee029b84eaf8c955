import { useEffect } from 'react';
import type { FieldModel } from '#engine';
import { createIdleWork } from '../../lazy/createIdleWork.ts';
import type { Row } from '../../values/rowsOf.ts';
import { prepareSort, sortPathOf } from './sortRows.ts';

/** Sorting fewer rows takes no noticeable time. */
const manyRows = 1000;

/** Milliseconds of work per idle callback, so that input is never delayed for longer. */
const atOnce = 8;

/** Computes the orders of many rows in idle time, so that sorting by a header is immediate. */
export function usePreparedSort(rows: readonly Row[], fields: readonly FieldModel[], locale: string): void {
  useEffect(() => {
    if (rows.length < manyRows) return undefined;
    const paths = fields.map(sortPathOf);
    const work = createIdleWork(() => {
      const end = performance.now() + atOnce;
      for (let path = paths[0]; path !== undefined && performance.now() < end; path = paths[0]) {
        if (!prepareSort(rows, path, locale)) paths.shift();
      }
      return paths.length > 0;
    });
    return work.open();
  }, [rows, fields, locale]);
}

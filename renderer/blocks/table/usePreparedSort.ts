import { useEffect } from 'react';
import type { FieldModel } from '#engine';
import { createIdleWork } from '../../lazy/createIdleWork.ts';
import type { Row } from '../../values/rowsOf.ts';
import { prepareSort, sortPathOf } from './sortRows.ts';

/** Fewer rows than this are sorted faster than anybody sees. */
const manyRows = 1000;

/** Milliseconds that are taken at once: nobody who comes back to the page waits longer. */
const atOnce = 8;

/** Finds the orders of many rows while nobody does anything, so that they are there when a head is pressed. */
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

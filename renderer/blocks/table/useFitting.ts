import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { FieldModel } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import { fittingColumns, openerWidth } from './gridColumns.ts';

interface FittingInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly fields: readonly FieldModel[];
  readonly rows: readonly Row[];
  /** Rows have an opener already, whatever fits. */
  readonly canOpen: boolean;
  /** All columns stay: on paper, and where so many are there that the table is moved sideways. */
  readonly isOff: boolean;
}

interface Fit {
  readonly fields: readonly FieldModel[];
  readonly width: number;
  readonly shown: number;
}

/** How many columns fit into the frame of a table, from the first on; measured before anything is seen of it. */
export function useFitting({ frame, fields, rows, canOpen, isOff }: FittingInput): number {
  const [width, setWidth] = useState(0);
  const [fit, setFit] = useState<Fit>();
  const isKnown = fit !== undefined && fit.fields === fields && fit.width === width;
  const shown = isKnown && !isOff ? fit.shown : fields.length;
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be wider.
  useLayoutEffect(() => {
    const element = frame.current;
    const excess = element === null || isOff ? 0 : element.scrollWidth - element.clientWidth;
    if (element === null || excess <= 0) return;
    const heads = element.querySelectorAll<HTMLElement>('thead .grid-cell:not(.grid-opener, .grid-actions)');
    const opener = canOpen || shown < fields.length ? 0 : openerWidth;
    const next = fittingColumns(
      [...heads].map(({ offsetWidth }) => offsetWidth),
      excess + opener,
    );
    if (next < shown) setFit({ fields, width, shown: next });
  }, [frame, fields, rows, width, shown, canOpen, isOff]);
  return shown;
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { FieldModel } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import { fittingColumns, openerWidth } from './gridColumns.ts';

interface FittingInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly fields: readonly FieldModel[];
  readonly rows: readonly Row[];
  /** Rows can be expanded anyway. */
  readonly canOpen: boolean;
  /** Keeps all columns: in print, and if there are so many that the table scrolls horizontally. */
  readonly isOff: boolean;
}

interface Fit {
  readonly fields: readonly FieldModel[];
  readonly width: number;
  readonly shown: readonly FieldModel[];
}

interface Fitting {
  /** The columns that fit. */
  readonly shown: readonly FieldModel[];
  /** All columns fit: the table need not scroll horizontally. */
  readonly isWhole: boolean;
}

/** Returns the columns that fit into the frame of a table, in their order. They are measured before the first paint. */
export function useFitting({ frame, fields, rows, canOpen, isOff }: FittingInput): Fitting {
  const [width, setWidth] = useState(0);
  const [fit, setFit] = useState<Fit>();
  const [isWhole, setWhole] = useState(false);
  const isKnown = fit !== undefined && fit.fields === fields && fit.width === width;
  const shown = isKnown && !isOff ? fit.shown : fields;
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be wider.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || isOff) return setWhole(false);
    const excess = element.scrollWidth - element.clientWidth;
    setWhole(excess <= 0);
    if (excess <= 0) return;
    const heads = element.querySelectorAll<HTMLElement>(
      'thead .grid-cell:not(.grid-pick, .grid-opener, .grid-actions)',
    );
    const opener = canOpen || shown.length < fields.length ? 0 : openerWidth;
    const columns = shown.map((field, index) => ({ width: heads[index]?.offsetWidth ?? 0, keep: field.words['keep'] }));
    const places = fittingColumns(columns, excess + opener);
    if (places.length < shown.length)
      setFit({ fields, width, shown: shown.filter((_, index) => places.includes(index)) });
  }, [frame, fields, rows, width, shown, canOpen, isOff]);
  return { shown, isWhole };
}

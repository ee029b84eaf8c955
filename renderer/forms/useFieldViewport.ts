import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FieldModel } from '#engine';
import { chunkSize } from './chunkFields.ts';
import { createFieldViewport, type FieldViewport } from './createFieldViewport.ts';

/** A form with more fields is rendered in chunks. */
const shortForm = 60;
/** Minimum height of a field with its gap, in pixels. A wide form has two columns. */
const leastHeight = 84;
const twoColumns = 640;

/** Returns the viewport of a long form, which is created again when the fields change; undefined for a short form. */
export function useFieldViewport(fields: readonly FieldModel[]): FieldViewport | undefined {
  const made = useMemo(() => {
    if (fields.length <= shortForm) return undefined;
    const seen = Math.ceil(innerHeight / leastHeight) * (innerWidth > twoColumns ? 2 : 1);
    return createFieldViewport({ first: Math.ceil(seen / chunkSize), flush: flushSync });
  }, [fields]);
  useEffect(() => made?.open(), [made]);
  return made;
}

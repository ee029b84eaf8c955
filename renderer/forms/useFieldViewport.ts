import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FieldModel } from '#engine';
import { chunkSize } from './chunkFields.ts';
import { createFieldViewport, type FieldViewport } from './createFieldViewport.ts';

/** A form of more fields than this is drawn bit by bit. */
const shortForm = 60;
/** A field with its gap is at least so tall, in px; two stand beside each other where the form is wide. */
const leastHeight = 84;
const twoColumns = 640;

/** The window of a long form, for as long as it has the same fields; nothing for a short one. */
export function useFieldViewport(fields: readonly FieldModel[]): FieldViewport | undefined {
  const made = useMemo(() => {
    if (fields.length <= shortForm) return undefined;
    const seen = Math.ceil(innerHeight / leastHeight) * (innerWidth > twoColumns ? 2 : 1);
    return createFieldViewport({ first: Math.ceil(seen / chunkSize), flush: flushSync });
  }, [fields]);
  useEffect(() => made?.open(), [made]);
  return made;
}

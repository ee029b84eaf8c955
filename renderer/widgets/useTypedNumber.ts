import { use, useMemo, useState } from 'react';
import { RuntimeContext } from '../contexts/PortalRuntime.ts';
import { type NumberMarks, numberMarks, plainNumber, readNumber, writeNumber } from './readNumber.ts';

interface TypedNumber<Value> {
  readonly text: string;
  /** What is stored of what was typed. */
  readonly read: (typed: string) => Value;
}

/**
 * What an input of a number shows, and how what is typed in it is read, in the language of the reader.
 *
 * @param decimals Digits after the decimal mark; as many as the value has by default.
 */
export function useTypedNumber(value: unknown, decimals?: number): TypedNumber<unknown> {
  const shown = decimals === undefined || typeof value !== 'number' ? value : value.toFixed(decimals);
  return useTyped(shown, readNumber);
}

/** The same for an amount that is stored as text, with the decimals that were typed: `25.50`. */
export function useTypedAmount(value: string): TypedNumber<string> {
  return useTyped(value, (typed, marks) => plainNumber(typed, marks).replaceAll(/[^0-9.-]/g, ''));
}

function useTyped<Value>(value: unknown, read: (typed: string, marks: NumberMarks) => Value): TypedNumber<Value> {
  // A form outside of a portal has no language, and is in English.
  const locale = use(RuntimeContext)?.locale ?? 'en';
  const marks = useMemo(() => numberMarks(locale), [locale]);
  // What is being typed ("12.") may not be what is stored (12); it is shown until the stored value moves elsewhere.
  const [typed, setTyped] = useState('');
  return {
    text: read(typed, marks) === value ? typed : writeNumber(value, marks),
    read: (next) => {
      setTyped(next);
      return read(next, marks);
    },
  };
}

import { use, useMemo, useState } from 'react';
import { RuntimeContext } from '../contexts/PortalRuntime.ts';
import { type NumberMarks, numberMarks, plainNumber, readNumber, writeNumber } from './readNumber.ts';

interface TypedNumber<Value> {
  readonly text: string;
  /** Returns the stored value of a typed text. */
  readonly read: (typed: string) => Value;
}

/**
 * Returns the text of a number input, and how typed text is parsed, in the user's language.
 *
 * @param decimals Digits after the decimal separator; by default as many as the value has.
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
  // A form outside a portal has no language, and is in English.
  const locale = use(RuntimeContext)?.locale ?? 'en';
  const marks = useMemo(() => numberMarks(locale), [locale]);
  // The typed text ("12.") can differ from the stored value (12). It is shown until the stored value changes otherwise.
  const [typed, setTyped] = useState('');
  return {
    text: read(typed, marks) === value ? typed : writeNumber(value, marks),
    read: (next) => {
      setTyped(next);
      return read(next, marks);
    },
  };
}

import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Returns the value with the parts of the one before that are equal, so that components with these parts are not
 * rendered again. For plain objects and arrays, such as what is read from JSON.
 */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value);
  kept.current = replaceEqualDeep(kept.current, value);
  return kept.current;
}

import { anyType, type CheckType } from './checkTypes.ts';

/** The type of a value that is one of these. */
export function typeOfValues(values: readonly (string | number | boolean)[]): CheckType {
  const [first] = values;
  const kind = typeof first;
  if (values.some((value) => typeof value !== kind)) return anyType;
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return { kind, values };
  return anyType;
}

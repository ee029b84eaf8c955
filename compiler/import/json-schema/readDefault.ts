import type { Authored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { escapeValue } from '../write/escapeText.ts';
import type { FlatSchema } from './flattenSchema.ts';
import type { Reading } from './Reading.ts';
import type { PropertyType } from './readType.ts';
import type { ListedValue } from './readValues.ts';
import { isConstant } from './toCondition.ts';

/** The default, if it has the type of the property. */
export function readDefault(
  { words, pointer }: FlatSchema,
  type: PropertyType,
  listed: readonly ListedValue[] | undefined,
  { omit }: Reading,
): Authored {
  const value = words.get('default');
  if (value === undefined || value === null || value === '' || isEmptyObject(value)) return {};
  const isListed = listed?.some((entry) => (typeof entry === 'object' ? entry.value : entry) === value) ?? true;
  if (fits(value, type) && isListed)
    return { default: Array.isArray(value) ? value.map(escapeValue) : escapeValue(value) };
  omit(joinPointer(pointer, 'default'), 'default', 'The default is not a value that the property can have.');
  return {};
}

function fits(value: unknown, type: PropertyType): boolean {
  if (type === 'array') return Array.isArray(value) && value.every(isConstant);
  if (type === 'integer') return Number.isSafeInteger(value);
  return typeof value === type && type !== 'object';
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

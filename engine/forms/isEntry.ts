import type { OptionsModel } from '../model/field.types.ts';
import { readPath } from '../records/readPath.ts';
import { isDeepEqual } from './isDeepEqual.ts';

/** Is this the offered record (or plain value) that a stored value stands for? */
export function isEntry(item: unknown, value: unknown, options: OptionsModel | undefined): boolean {
  return isDeepEqual(options?.key === undefined ? item : readPath(item, options.key), value);
}

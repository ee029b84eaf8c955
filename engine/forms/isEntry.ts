import type { OptionsModel } from '../model/field.types.ts';
import { readPath } from '../records/readPath.ts';
import { isDeepEqual } from './isDeepEqual.ts';

/** Whether an option (a record or a plain value) is the one that a stored value refers to. */
export function isEntry(item: unknown, value: unknown, options: OptionsModel | undefined): boolean {
  return isDeepEqual(options?.key === undefined ? item : readPath(item, options.key), value);
}

import type { OptionsModel } from '../model/field.types.ts';
import { readPath } from '../records/readPath.ts';
import { isSame } from './isSame.ts';

/** Is this the offered record (or plain value) that a stored value stands for? */
export function isEntry(item: unknown, value: unknown, options: OptionsModel | undefined): boolean {
  return isSame(options?.key === undefined ? item : readPath(item, options.key), value);
}

import { lend } from '#engine/readers';
import { parseTree } from '../parsing/parseTree.ts';

/** From here on, expressions can be read that were not shipped with the release. */
export function lendParser(): void {
  lend({ parseTree });
}

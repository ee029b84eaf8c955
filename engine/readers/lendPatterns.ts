import { lend } from '#engine/readers';
import { readPattern } from '../parsing/readPattern.ts';

/** From here on, expressions can match patterns. */
export function lendPatterns(): void {
  lend({ readPattern });
}

import { isLongSuite } from '../isLongSuite.ts';

/**
 * Returns whether a test leaves out an operation because it reads or compiles the whole set of definitions, which takes
 * seconds for each call. `tests/releases` calls these operations with a smaller set, and the long suite leaves none out.
 */
export function isLeftToLongSuite(id: string): boolean {
  return !isLongSuite && (id === 'legal.publish' || id.startsWith('releases.'));
}

import type { FileResult } from '#engine';

/** Returns whether a result is a file. */
export function isFileResult(value: unknown): value is FileResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'data' in value &&
    value.data instanceof ArrayBuffer
  );
}

import type { FileResult } from '#engine';

/** Tells a file from any other result. */
export function isFileResult(value: unknown): value is FileResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'data' in value &&
    value.data instanceof ArrayBuffer
  );
}

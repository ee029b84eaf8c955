import { isRecord } from '#engine';

/** Returns the part of a result that expressions read: the rows of a page, otherwise the result. */
export function rowsOrRecord(result: unknown): unknown {
  return isRecord(result) && Array.isArray(result['content']) && 'totalElements' in result ? result['content'] : result;
}

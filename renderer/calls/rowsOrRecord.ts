import { isRecord } from '#engine';

/** What an expression reads of a result: of a page, its rows. */
export function rowsOrRecord(result: unknown): unknown {
  return isRecord(result) && Array.isArray(result['content']) && 'totalElements' in result ? result['content'] : result;
}

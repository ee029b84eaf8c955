import { completeRecord, copyTotal, type OperationModel, type Release, type Scope } from '#engine';

/** The result with the computed properties that the server has not sent; a page stays a page. */
export function completeResult(operation: OperationModel, result: unknown, scope: Scope, release: Release): unknown {
  const { result: model } = operation;
  if (model.shape === 'none' || model.shape === 'file') return result;
  const entity = release.entities[model.type.replace(/(\[\]|\?)+$/, '')];
  if (entity === undefined || entity.form !== 'record') return result;
  const complete = (record: unknown) =>
    isRecord(record) ? completeRecord(entity, record, scope, release, { keeps: true }) : record;
  if (Array.isArray(result)) return copyTotal(result.map(complete), result);
  if (isRecord(result) && Array.isArray(result['content'])) {
    return { ...result, content: result['content'].map(complete) };
  }
  return complete(result);
}

/** What an expression reads of a result: of a page, its rows. */
export function rowsOrRecord(result: unknown): unknown {
  return isRecord(result) && Array.isArray(result['content']) && 'totalElements' in result ? result['content'] : result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

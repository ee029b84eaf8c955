import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import { recordEntity } from '../records/propertiesOf.ts';
import { isRecord } from '../records/readPath.ts';

/** The name of an operation's result type, without list and optional marks. */
export function resultType({ result }: OperationModel): string | undefined {
  return 'type' in result ? result.type.replace(/(\[\])?\??$/, '') : undefined;
}

/** The entity of the records that an operation returns: `book`, `book[]`, `book?`. Undefined for values and files. */
export function resultEntity(operation: OperationModel, release: Release): EntityModel | undefined {
  const type = resultType(operation);
  return type === undefined ? undefined : recordEntity(type, release);
}

/** The result with each record changed: the single record, those of a list, or the rows of a page. */
export function mapResult(operation: OperationModel, result: unknown, change: (record: unknown) => unknown): unknown {
  const all = (value: unknown): unknown => (Array.isArray(value) ? value.map(change) : change(value));
  if (operation.result.shape !== 'page' || !isRecord(result)) return all(result);
  return { ...result, content: all(result['content'] ?? []) };
}

import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { type CompletionOptions, completeRecord } from '../records/completeRecord.ts';
import { isRecord } from '../records/readPath.ts';
import { copyTotal } from './listTotals.ts';
import { mapResult, resultEntity } from './resultRecords.ts';

interface CompletionInput extends CompletionOptions {
  readonly operation: OperationModel;
  readonly result: unknown;
  readonly scope: Scope;
  readonly release: Release;
  /** Whether a record already has its computed properties. */
  readonly isComplete?: (record: Readonly<Record<string, unknown>>) => boolean;
}

/** Adds computed properties to the records of a result. A page stays a page, and a list keeps its total. */
export function completeResult(input: CompletionInput): unknown {
  const { operation, result, scope, release, keeps = false, derive, isComplete = () => false } = input;
  const entity = resultEntity(operation, release);
  if (entity === undefined) return result;
  const complete = (record: unknown): unknown =>
    isRecord(record) && !isComplete(record)
      ? completeRecord(entity, record, scope, release, { keeps, derive })
      : record;
  return copyTotal(mapResult(operation, result, complete), result);
}

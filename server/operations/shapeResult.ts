import {
  completeResult,
  copyTotal,
  encodeResult,
  type OperationModel,
  type Release,
  redactResult,
  type Scope,
  type User,
} from '#engine';
import { isCompleted } from '../records/completedRecords.ts';

interface Shaping {
  readonly operation: OperationModel;
  readonly result: unknown;
  readonly scope: Scope;
  readonly user: User;
  readonly release: Release;
}

/** A result as the caller may see it: computed properties added, forbidden ones gone, names of the wire. */
export function shapeResult(shaping: Shaping): unknown {
  const { operation, user, release, scope } = shaping;
  const { expressions } = scope;
  const visible = redactResult({ operation, result: completeHandlerResult(shaping), user, expressions, release });
  return copyTotal(encodeResult(operation, visible, release), shaping.result);
}

/** A handler's result with the computed properties of its entity, which records that were read in the scope have. */
export function completeHandlerResult({ operation, result, scope, release }: Omit<Shaping, 'user'>): unknown {
  const isComplete = (record: Readonly<Record<string, unknown>>): boolean => isCompleted(record, scope);
  return completeResult({ operation, result, scope, release, isComplete });
}

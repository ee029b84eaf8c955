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
import { createStateDerivation, type LifecycleMachines } from '#machines';
import { isCompleted } from '../records/completedRecords.ts';

interface Shaping {
  readonly operation: OperationModel;
  readonly result: unknown;
  readonly scope: Scope;
  readonly user: User;
  readonly release: Release;
  readonly machines: LifecycleMachines;
}

/**
 * Returns a result as the caller may see it: with computed properties, without forbidden ones, with the names of the
 * wire format.
 */
export function shapeResult(shaping: Shaping): unknown {
  const { operation, user, release, scope } = shaping;
  const { expressions } = scope;
  const visible = redactResult({ operation, result: completeHandlerResult(shaping), user, expressions, release });
  return copyTotal(encodeResult(operation, visible, release), shaping.result);
}

/**
 * Returns a handler's result with computed properties and states. Records that were read in this scope have them
 * already.
 */
export function completeHandlerResult(shaping: Omit<Shaping, 'user'>): unknown {
  const { operation, result, scope, release, machines } = shaping;
  const isComplete = (record: Readonly<Record<string, unknown>>): boolean => isCompleted(record, scope);
  const derive = createStateDerivation(machines, release.access.policies);
  return completeResult({ operation, result, scope, release, isComplete, derive });
}

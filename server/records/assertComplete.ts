import { type EntityModel, missingProperties } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { refuseProblems } from '../contract/refuseProblems.ts';

/**
 * Throws a `Refusal` if a new record lacks a property that its entity requires and the body of the operation does not
 * contain.
 */
export function assertComplete(
  { operation, scope, runtime }: HandlerContext,
  entity: EntityModel,
  record: Readonly<Record<string, unknown>>,
): void {
  refuseProblems(missingProperties({ operation, entity, record, scope, runtime }));
}

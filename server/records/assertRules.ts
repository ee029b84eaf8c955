import { type EntityModel, violatedRules } from '#engine';
import { createStateDerivation } from '#machines';
import type { HandlerContext } from '../contract/handler.types.ts';

/** A record before and after a change; without `before` it is new. */
interface Change {
  readonly before?: unknown;
  readonly after: unknown;
}

/**
 * Refuses a change that breaks a rule of its entity, with the rule's own message. Whatever writes a record calls it, so
 * that a rule holds for effects as it does for bodies.
 */
export function assertRules(context: HandlerContext, entity: EntityModel, change: Change): void {
  const { operation, scope, runtime, machines, release } = context;
  const overridden = operation.rules.map(({ rule }) => rule);
  const derive = createStateDerivation(machines, release.access.policies);
  const [broken] = violatedRules({ entity, ...change, overridden, scope, runtime, derive });
  if (broken !== undefined) context.refuse(409, 'rule', broken.message);
}

import { type EntityModel, violatedRules } from '#engine';
import { createStateDerivation } from '#machines';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';

/** A record before and after a change. A new record has no `before`. */
interface Change {
  readonly before?: unknown;
  readonly after: unknown;
}

/**
 * Throws a `Refusal` with the rule's message if a change violates a rule of its entity. Every write of a record calls
 * it, so that rules apply to effects as well as to bodies.
 */
export function assertRules(context: HandlerContext, entity: EntityModel, change: Change): void {
  const { operation, scope, runtime, machines, release } = context;
  const overridden = operation.rules.map(({ rule }) => rule);
  const derive = createStateDerivation(machines, release.access.policies);
  const [broken] = violatedRules({ entity, ...change, overridden, scope, runtime, derive });
  if (broken === undefined) return;
  const index = entity.rules.findIndex(({ rule }) => broken.code === `rule:${rule}`);
  const rule = { definition: `entity/${entity.id}`, pointer: `/rules/${index}` };
  throw new Refusal({ status: 409, code: 'rule', message: broken.message, rule });
}

import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Condition, Expression } from '../model/value.types.ts';
import { expressionsIn } from '../values/expressionsIn.ts';
import { isChoice } from '../values/isExpression.ts';
import type { Reason, ReasonPart } from './Reason.types.ts';
import type { TracedExpression } from './traceScope.ts';

/** The evaluations of a condition, and of the policies of its branches, among those of its field or question. */
export function evaluationsOf(
  condition: Condition | undefined,
  { evaluated, release }: Evaluations,
): readonly TracedExpression[] {
  const sources = new Set([...expressionsIn(condition), ...ofPolicies(policiesIn(condition), release.access.policies)]);
  return latestOf(evaluated.filter(({ expression }) => sources.has(expression)));
}

/** What was evaluated for one field or question. */
export interface Evaluations {
  readonly evaluated: readonly TracedExpression[];
  readonly release: Pick<Release, 'access'>;
}

function policiesIn(condition: Condition | undefined): readonly string[] {
  if (!isChoice<boolean | Expression>(condition)) return [];
  return condition.choice.flatMap(({ allow, when }) => [...(allow ?? []), ...policiesIn(when)]);
}

function ofPolicies(names: readonly string[], policies: readonly PolicyModel[]): readonly string[] {
  const found = policies.filter(({ policy }) => names.includes(policy));
  // A policy of policies does not depend on itself: the gate refuses it.
  return found.flatMap(({ when, all = [] }) => [
    ...expressionsIn(when),
    ...ofPolicies(
      all.filter((name) => !names.includes(name)),
      policies,
    ),
  ]);
}

/** Each expression once, with its latest evaluation. */
export function latestOf(evaluated: readonly TracedExpression[]): readonly TracedExpression[] {
  return [...new Map(evaluated.map((one) => [one.expression, one])).values()];
}

interface Decision extends Evaluations {
  readonly part: ReasonPart;
  readonly condition: Condition;
  readonly holds: boolean;
}

/** The reason of a condition. None for a literal that decides nothing special, such as `when: true`. */
export function reasonsOf({ part, condition, holds, ...evaluations }: Decision): readonly Reason[] {
  const usual = part === 'when' || part === 'answer';
  if (condition === usual) return [];
  return [{ part, holds, condition, evaluated: evaluationsOf(condition, evaluations) }];
}

/** The evaluations by the path of their field or question. */
export function evaluationsByPath(
  evaluated: readonly TracedExpression[],
): ReadonlyMap<string, readonly TracedExpression[]> {
  const paths = new Map<string, TracedExpression[]>();
  for (const one of evaluated) {
    const list = paths.get(one.path);
    if (list) list.push(one);
    else paths.set(one.path, [one]);
  }
  return paths;
}

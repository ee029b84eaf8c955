import { checkRules } from '../forms/checkRules.ts';
import type { FieldProblem, FormInput } from '../forms/Draft.ts';
import { resolveDraft } from '../forms/resolveDraft.ts';
import type { RuleModel } from '../model/field.types.ts';
import type { Runtime } from '../model/runtime.types.ts';
import type { Reason } from './Reason.types.ts';
import { evaluationsOf } from './reasonOf.ts';
import { traceScope } from './traceScope.ts';

interface ExplainRulesInput extends Omit<FormInput, 'release' | 'rows'> {
  readonly rules: readonly RuleModel[];
  readonly runtime: Runtime;
}

/** A violated rule, with its message and the evaluation of its check. */
export interface ExplainedRule {
  readonly problem: FieldProblem;
  readonly reason: Reason;
}

/** Explains which rules of a form the draft violates. They are those that `checkRules` finds. */
export function explainRules({ rules, runtime, ...form }: ExplainRulesInput): readonly ExplainedRule[] {
  const { release } = runtime;
  const { draft, scope: settled } = resolveDraft({ ...form, release });
  return rules.flatMap((rule): readonly ExplainedRule[] => {
    const { scope, evaluated } = traceScope(settled);
    const place = { record: draft, root: draft, prefix: '', problems: [] };
    const [problem] = checkRules({ ...place, rules: [rule], fields: form.fields, scope, runtime });
    if (problem === undefined) return [];
    const found = evaluationsOf(rule.check, { evaluated, release });
    return [{ problem, reason: { part: 'rule', holds: false, condition: rule.check, evaluated: found } }];
  });
}

import { evaluate } from '../expressions/evaluate.ts';
import type { FieldModel, RuleModel } from '../model/field.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import type { Text } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import { formatText } from '../texts/formatText.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { Draft, FieldProblem } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';

interface RulesInput {
  readonly rules: readonly RuleModel[];
  /** The value of `this`. */
  readonly record: Draft;
  readonly root: Draft;
  /** Path of the record, with a trailing dot. Empty for the outermost record. */
  readonly prefix: string;
  readonly scope: Scope;
  readonly runtime: Runtime;
  /** Problems found so far: a path that has one is not checked again. */
  readonly problems: readonly FieldProblem[];
  /** Fields of the record, to format its values in messages. */
  readonly fields?: readonly FieldModel[] | undefined;
  /** Title of the field whose type has the rules. */
  readonly title?: Text;
}

/** Evaluates the rules whose field has a value. Returns a problem for each violated rule. */
export function checkRules(input: RulesInput): FieldProblem[] {
  const found: FieldProblem[] = [];
  if (input.rules.length === 0) return found;
  const wrong = new Set(input.problems.map((problem) => problem.path));
  for (const rule of input.rules) {
    const path = rule.at === '' ? input.prefix.replace(/\.$/, '') : input.prefix + rule.at;
    const isAsked = rule.at === '' || !isEmpty(readPath(input.record, rule.at));
    if (!isAsked || wrong.has(path) || isKept(rule, input)) continue;
    const { release, locale } = input.runtime;
    const place = ruleScope(rule, input);
    const context = { release, locale, fields: input.fields };
    const title = input.title && formatText(input.title, place, context);
    const message = formatText(rule.message, place, title === undefined ? context : { ...context, extra: { title } });
    wrong.add(path);
    found.push({ path, code: `rule:${rule.rule}`, message });
  }
  return found;
}

function isKept(rule: RuleModel, input: RulesInput): boolean {
  const scope = ruleScope(rule, input);
  if (!resolveCondition(rule.when, scope, input.runtime.release.access.policies)) return true;
  try {
    return evaluate(rule.check, scope) === true;
  } catch {
    // A rule that cannot be evaluated because another value is missing adds no problem.
    return input.problems.length > 0;
  }
}

function ruleScope(rule: RuleModel, { record, root, scope }: RulesInput): Scope {
  const value = rule.at === '' ? scope.variables['value'] : readPath(record, rule.at);
  return fieldScope(scope, { record, root, value });
}

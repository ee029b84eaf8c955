import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { checkRules } from './checkRules.ts';
import type { Draft, FieldProblem } from './Draft.ts';
import { isDeepEqual } from './isDeepEqual.ts';

export interface RuleCheckInput {
  readonly entity: EntityModel;
  /** As it would be stored, with its computed properties. */
  readonly after: unknown;
  /** As it is stored; absent when the record is new. */
  readonly before?: unknown;
  /** Names of rules that the act answers with rules of its own. */
  readonly overridden?: readonly string[];
  readonly scope: Scope;
  readonly runtime: Runtime;
}

/**
 * Rules of an entity that a change breaks. A rule that was broken before is counted only when the change writes its
 * field: whoever changes something else is not to blame for it.
 */
export function violatedRules(input: RuleCheckInput): readonly FieldProblem[] {
  const { entity, after, before, overridden = [] } = input;
  const rules = entity.rules.filter(({ rule }) => !overridden.includes(rule));
  if (rules.length === 0) return [];
  const ask = (record: Draft): readonly FieldProblem[] =>
    checkRules({ ...input, rules, record, root: record, prefix: '', problems: [] });
  const broken = ask(isRecord(after) ? after : {});
  if (broken.length === 0 || !isRecord(before)) return broken;
  const old = ask(before);
  return broken.filter(
    ({ path, code }) =>
      !old.some((one) => one.path === path && one.code === code) ||
      !isDeepEqual(readPath(before, path), readPath(after, path)),
  );
}

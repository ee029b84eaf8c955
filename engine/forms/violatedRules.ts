import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { completeRecord, type DeriveState } from '../records/completeRecord.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { checkRules } from './checkRules.ts';
import type { Draft, FieldProblem } from './Draft.ts';
import { isDeepEqual } from './isDeepEqual.ts';

export interface RuleCheckInput {
  readonly entity: EntityModel;
  /** As it would be stored. Its computed properties are computed here. */
  readonly after: unknown;
  /** As it is stored; absent when the record is new. */
  readonly before?: unknown;
  /** Computes states, for rules that read one. */
  readonly derive?: DeriveState | undefined;
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
  const { entity, overridden = [], scope, runtime, derive } = input;
  const rules = entity.rules.filter(({ rule }) => !overridden.includes(rule));
  if (rules.length === 0) return [];
  const complete = (record: unknown): Draft => completeRecord(entity, record, scope, runtime.release, { derive });
  const ask = (record: Draft): readonly FieldProblem[] =>
    checkRules({ ...input, rules, record, root: record, prefix: '', problems: [] });
  const after = complete(input.after);
  const broken = ask(after);
  if (broken.length === 0 || !isRecord(input.before)) return broken;
  const before = complete(input.before);
  const old = ask(before);
  return broken.filter(
    ({ path, code }) =>
      !old.some((one) => one.path === path && one.code === code) ||
      !isDeepEqual(readPath(before, path), readPath(after, path)),
  );
}

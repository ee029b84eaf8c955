import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { completeRecord, type DeriveState } from '../records/completeRecord.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { checkRules } from './checkRules.ts';
import type { Draft, FieldProblem } from './Draft.ts';
import { isDeepEqual } from './isDeepEqual.ts';

export interface RuleCheckInput {
  readonly entity: EntityModel;
  /** The record as it would be stored. Its computed properties are computed here. */
  readonly after: unknown;
  /** The stored record. Absent for a new record. */
  readonly before?: unknown;
  /** Computes derived states, for rules that read one. */
  readonly derive?: DeriveState | undefined;
  /** Names of rules that the operation overrides. */
  readonly overridden?: readonly string[];
  readonly scope: Scope;
  readonly runtime: Runtime;
}

/**
 * The entity rules that a change violates. A rule that the stored record violates already counts only if the change
 * writes its field: the author of another change is not responsible for it.
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

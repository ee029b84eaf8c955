import type { Draft } from '../forms/Draft.ts';
import { fieldScope } from '../forms/fieldScope.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { resolveResults } from './submittedAnswers.ts';

interface GivenBody {
  readonly operation: OperationModel;
  readonly body: Draft;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * A body that nobody sent, of an operation that is run as an effect: defaults fill in what is not given, and computed
 * fields have their values. It is not checked, and `allow` is not applied: the lifecycle calls, and not a user.
 */
export function completeBody({ operation, body, scope, release }: GivenBody): Draft {
  const { policies } = release.access;
  let draft = body;
  for (const { path, value, default: preset, when } of operation.body ?? []) {
    const template = value ?? (readPath(draft, path) === undefined ? preset : undefined);
    if (template === undefined) continue;
    const place = fieldScope(scope, { record: draft, root: draft });
    if (resolveCondition(when, place, policies))
      draft = writePath(draft, path, resolveTemplate(template, place, policies));
  }
  return resolveResults({ operation, body: draft, scope, release });
}

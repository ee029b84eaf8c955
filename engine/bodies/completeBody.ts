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
 * Completes the body of an operation that runs as an effect: fills in defaults and computes fields. The body is not
 * validated and `allow` is not applied, because the lifecycle calls the operation and not a user.
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

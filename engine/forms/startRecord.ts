import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { completeRecord } from '../records/completeRecord.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { fieldScope } from './fieldScope.ts';
import { withoutHidden } from './withoutHidden.ts';

/**
 * Completes a new record: fills in the defaults of its entity, removes hidden values, and computes properties. A
 * default can read the given values and the defaults above it.
 */
export function startRecord(
  entity: EntityModel,
  values: Readonly<Record<string, unknown>>,
  { scope, release }: { readonly scope: Scope; readonly release: Release },
): Readonly<Record<string, unknown>> {
  let record = values;
  for (const { path, default: preset } of entity.properties) {
    if (preset === undefined || readPath(record, path) !== undefined) continue;
    const value = resolveTemplate(preset, fieldScope(scope, { record, root: record }), release.access.policies);
    if (value !== undefined) record = writePath(record, path, value);
  }
  return completeRecord(entity, withoutHidden(entity, record, { scope, release }), scope, release);
}

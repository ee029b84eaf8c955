import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { isMapping } from './readMapping.ts';

interface ParentInput {
  readonly source: EntityModel;
  /** Of the item above. */
  readonly scope: Scope;
  readonly release: Release;
}

/** The items below a foreign question: described in place, or by an entity of that name. */
export function mappedChildren(
  template: Template | undefined,
  { source, scope, release }: ParentInput,
): { readonly source: EntityModel; readonly items: readonly unknown[] } | undefined {
  if (!isMapping(template) || template['from'] === undefined) return undefined;
  const items = resolveTemplate(template['from'], scope);
  if (!Array.isArray(items)) return undefined;
  const { each } = template;
  const { entities } = release;
  const named = typeof each === 'string' && Object.hasOwn(entities, each) ? entities[each] : undefined;
  const below = named ?? (isMapping(each) ? { ...source, each } : undefined);
  return below && { source: below, items };
}

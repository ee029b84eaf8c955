import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { isMapping } from './readMapping.ts';

interface ParentInput {
  readonly source: EntityModel;
  /** The scope of the parent item. */
  readonly scope: Scope;
  readonly release: Release;
}

/** The child items of a foreign question: described inline, or by the entity that `each` names. */
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

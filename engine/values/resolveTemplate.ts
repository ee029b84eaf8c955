import { evaluate } from '../expressions/evaluate.ts';
import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Choice, Template } from '../model/value.types.ts';
import { isChoice, isExpression } from './isExpression.ts';
import { resolveChoice } from './resolveChoice.ts';

/**
 * Resolves a template to plain JSON, or undefined if it is absent. An expression that throws drops its key or item, and
 * a map that becomes empty is dropped. A literal null stays null.
 */
export function resolveTemplate(
  template: Template | Choice<Template>,
  scope: Scope,
  policies?: readonly PolicyModel[],
): unknown {
  if (typeof template !== 'object' || template === null) return template;
  if (isExpression(template)) return evaluateOrAbsent(template['='], scope);
  if (isChoice<Template>(template)) {
    const taken = resolveChoice<Template>(template, scope, policies);
    return taken === undefined ? undefined : resolveTemplate(taken, scope, policies);
  }
  if (isTemplateList(template)) {
    return template.map((item) => resolveTemplate(item, scope, policies)).filter((item) => item !== undefined);
  }
  return resolveMap(template, scope, policies);
}

function resolveMap(
  map: { readonly [key: string]: Template },
  scope: Scope,
  policies: readonly PolicyModel[] | undefined,
): unknown {
  const keys = Object.keys(map);
  const resolved = new Map<string, unknown>();
  for (const key of keys) {
    const part = map[key];
    const value = part === undefined ? undefined : resolveTemplate(part, scope, policies);
    if (value !== undefined) resolved.set(key, value);
  }
  return resolved.size === 0 && keys.length > 0 ? undefined : Object.fromEntries(resolved);
}

function evaluateOrAbsent(source: string, scope: Scope): unknown {
  try {
    return evaluate({ '=': source }, scope);
  } catch {
    return undefined;
  }
}

function isTemplateList(template: Template): template is readonly Template[] {
  return Array.isArray(template);
}

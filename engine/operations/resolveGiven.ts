import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/**
 * The values that a host passes to a form, flow, wizard or part: the value in `with`, else the property of `this`, the
 * variable or the route parameter with the same name. A name without a value is absent.
 */
export function resolveGiven(
  given: Readonly<Record<string, string>>,
  handed: Readonly<Record<string, Template>>,
  scope: Scope,
  release: Release,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(given), ...Object.keys(handed)])) {
    const template = handed[name];
    const value =
      template === undefined ? bindByName(name, scope) : resolveTemplate(template, scope, release.access.policies);
    if (value !== undefined && value !== null) values[name] = value;
  }
  return values;
}

/** The nearest value with that name. */
function bindByName(name: string, { variables }: Scope): unknown {
  return (
    readPath(variables['this'], name) ??
    (Object.hasOwn(variables, name) ? variables[name] : undefined) ??
    readPath(variables['route'], name)
  );
}

import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** The URL of a screen with its parameters in path and query. Undefined if a path parameter has no value. */
export function hrefOf(
  screen: string,
  handed: Readonly<Record<string, Template>>,
  scope: Scope,
  release: Release,
): string | undefined {
  const model = release.screens[screen];
  if (model?.route === undefined) return undefined;
  const wordOf = (name: string): string | undefined => {
    const template = handed[name];
    const value =
      template === undefined ? bindByName(name, scope) : resolveTemplate(template, scope, release.access.policies);
    return isPlain(value) ? String(value) : undefined;
  };
  const inPath = [...model.route.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  if (inPath.some((name) => wordOf(name) === undefined)) return undefined;
  const path = model.route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wordOf(name) ?? ''));
  const query = [...new Set([...Object.keys(model.given), ...Object.keys(handed)])].flatMap((name) => {
    const value = inPath.includes(name) ? undefined : wordOf(name);
    return value === undefined ? [] : [`${encodeQuery(name)}=${encodeQuery(value)}`];
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Form encoding: a space is a plus. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

/** A parameter that is not passed is read from `this`, a variable or the route. */
function bindByName(name: string, { variables }: Scope): unknown {
  return (
    readPath(variables['this'], name) ??
    (Object.hasOwn(variables, name) ? variables[name] : undefined) ??
    readPath(variables['route'], name)
  );
}

function isPlain(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}

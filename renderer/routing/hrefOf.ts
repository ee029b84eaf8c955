import { type Release, resolveTemplate, type Scope, type Template } from '#engine';
import { bindByName } from '../scope/resolveGiven.ts';

/** Address of a screen with its parameters in path and query; undefined when a part of the path has no value. */
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
  const query = new URLSearchParams();
  for (const name of new Set([...Object.keys(model.given), ...Object.keys(handed)])) {
    const value = inPath.includes(name) ? undefined : wordOf(name);
    if (value !== undefined) query.set(name, value);
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

function isPlain(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}

import { fillLiteral } from '../forms/fillLiteral.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Json, LiteralText, Template } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** The properties of an `each`, as written. */
export type MappingProperties = Readonly<Record<string, Template>>;

/** The maximum number of entries that are read from one foreign list. */
export const mostEntries = 1_000;

/** The value of a property for the item in scope. Undefined if it is left out or cannot be computed. */
export function readProperty(template: Template | undefined, scope: Scope): unknown {
  return template === undefined ? undefined : resolveTemplate(template, scope);
}

/** An id, without the white space that foreign lists may contain. */
export function readId(template: Template | undefined, scope: Scope): string | number | undefined {
  const value = readProperty(template, scope);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' ? value : undefined;
}

/** A finite number. Undefined for anything else. */
export function readNumber(template: Template | undefined, scope: Scope): number | undefined {
  return numberOf(readProperty(template, scope));
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Messages by keyword, shown without translation. */
export function readMessages(template: Template | undefined, scope: Scope): Readonly<Record<string, LiteralText>> {
  if (!isMapping(template)) return {};
  const messages = Object.keys(template).flatMap((keyword) => {
    const text = fillLiteral(template[keyword], scope);
    return text ? [[keyword, text] as const] : [];
  });
  return Object.fromEntries(messages);
}

/** Distinguishes a map of properties from every other template. */
export function isMapping(template: Template | undefined): template is MappingProperties {
  return isRecord(template) && !isExpression(template) && !isChoice(template);
}

/** A nested `{ from, each }`: the properties of `each`, and a scope for each entry of the list. */
export function expandNested(
  template: Template | undefined,
  scope: Scope,
): { readonly words: MappingProperties; readonly scopes: readonly Scope[] } | undefined {
  if (!isMapping(template) || template['from'] === undefined || !isMapping(template['each'])) return undefined;
  const list = resolveTemplate(template['from'], scope);
  if (!Array.isArray(list)) return undefined;
  const items: readonly unknown[] = list.slice(0, mostEntries);
  const scopes = items.map((item) => ({ ...scope, variables: { ...scope.variables, item, list: items } }));
  return { words: template['each'], scopes };
}

/** The value as JSON. Undefined if it is not JSON. */
export function jsonOf(value: unknown): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  if (Array.isArray(value)) return value.map((item: unknown) => jsonOf(item) ?? null);
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonOf(inner) ?? null]));
}

import { fillLiteral } from '../forms/fillLiteral.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Json, LiteralText, Template } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** The words of an `each`, as written. */
export type MappingProperties = Readonly<Record<string, Template>>;

/** Most entries of one foreign list that are looked at. */
export const mostEntries = 1_000;

/** Value of a word for the item in scope; undefined when the word is left out or cannot be computed. */
export function readProperty(template: Template | undefined, scope: Scope): unknown {
  return template === undefined ? undefined : resolveTemplate(template, scope);
}

/** An id, without the blanks that foreign lists carry. */
export function readId(template: Template | undefined, scope: Scope): string | number | undefined {
  const value = readProperty(template, scope);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' ? value : undefined;
}

/** A finite number, or undefined. */
export function readNumber(template: Template | undefined, scope: Scope): number | undefined {
  return numberOf(readProperty(template, scope));
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Messages by keyword, shown as they came. */
export function readMessages(template: Template | undefined, scope: Scope): Readonly<Record<string, LiteralText>> {
  if (!isMapping(template)) return {};
  const messages = Object.keys(template).flatMap((keyword) => {
    const text = fillLiteral(template[keyword], scope);
    return text ? [[keyword, text] as const] : [];
  });
  return Object.fromEntries(messages);
}

/** Tells a map of words from every other template. */
export function isMapping(template: Template | undefined): template is MappingProperties {
  return isRecord(template) && !isExpression(template) && !isChoice(template);
}

/** A nested `{ from, each }`: its words, and a scope for each entry of its list. */
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

/** What JSON can say of a value; undefined for anything else. */
export function jsonOf(value: unknown): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  if (Array.isArray(value)) return value.map((item: unknown) => jsonOf(item) ?? null);
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonOf(inner) ?? null]));
}

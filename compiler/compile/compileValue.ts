import type { Branch, Choice, Condition, Expression, Json, Template, Text } from '#engine';
import {
  booleanOf,
  child,
  type ItemOf,
  isAuthored,
  itemsOf,
  type Node,
  stringOf,
  stringsOf,
  type ValueOf,
} from './node.ts';

/** Whether a string is an expression: it begins with `=`. `\=` begins a text with a leading `=`. */
export function isExpressionText(text: string): boolean {
  return text.startsWith('=');
}

export function compileExpression(text: string): Expression {
  return { '=': text.startsWith('=') ? text.slice(1) : text };
}

/** Compiles a required expression. The gate reports a missing one. */
export function compileExpressionAt(node: Node | undefined): Expression {
  return compileExpression(stringOf(node) ?? 'false');
}

/** True for `[{ "when": …, "is": … }, …]`: a list with at least one branch. */
export function isChoice(json: unknown): boolean {
  return Array.isArray(json) && json.some((item) => isAuthored(item) && 'is' in item);
}

/** A plain value, a branch of a choice, or the value of a branch. */
export type BranchOf<Written> = Written | ItemOf<Written> | ValueOf<ItemOf<Written>, 'is'>;

/** Compiles the branches of a choice. */
export function compileChoice<T, Written>(
  node: Node<Written>,
  compileOne: (node: Node<BranchOf<Written>>) => T,
): Choice<T>;
export function compileChoice<T>(node: Node, compileOne: (node: Node) => T): Choice<T> {
  return {
    choice: itemsOf(node).map((item): Branch<T> => {
      const is = child(item, 'is');
      if (is === undefined) return { is: compileOne(item) };
      const when = child(item, 'when');
      const allow = child(item, 'allow');
      return {
        ...(when === undefined ? {} : { when: compileCondition(when, true) }),
        ...(allow === undefined ? {} : { allow: stringsOf(allow) }),
        is: compileOne(is),
      };
    }),
  };
}

/** Compiles a choice, or a plain value. */
export function compileChoosable<T, Written>(
  node: Node<Written>,
  compileOne: (node: Node<BranchOf<Written>>) => T,
): T | Choice<T>;
export function compileChoosable<T>(node: Node, compileOne: (node: Node) => T): T | Choice<T> {
  return isChoice(node.json) ? compileChoice(node, compileOne) : compileOne(node);
}

export function compileCondition(node: Node | undefined, otherwise: boolean): Condition {
  if (node === undefined) return otherwise;
  return compileChoosable(node, (plain) => {
    const text = stringOf(plain);
    return text === undefined ? (booleanOf(plain) ?? otherwise) : compileExpression(text);
  });
}

/** Compiles a text to its catalogue key. */
export function compileText(node: Node): Text;
export function compileText(node: Node | undefined): Text | undefined;
export function compileText(node: Node | undefined): Text | undefined {
  if (node === undefined) return undefined;
  return compileChoosable(node, (plain) => {
    const key = plain.source.keys.get(plain.pointer);
    return key === undefined ? { literal: String(plain.json) } : { text: key };
  });
}

/** Compiles JSON in which strings may be expressions and lists may be choices. */
export function compileTemplate(node: Node): Template {
  return templateOf(node);
}

function templateOf(node: Node): Template {
  const { json } = node;
  if (typeof json === 'string') {
    if (isExpressionText(json)) return compileExpression(json);
    return json.startsWith('\\=') ? json.slice(1) : json;
  }
  if (isChoice(json)) return compileChoice(node, templateOf);
  if (Array.isArray(json)) return itemsOf(node).map(templateOf);
  if (isAuthored(json)) return compileTemplates(node);
  return json === null || typeof json === 'boolean' || typeof json === 'number' ? json : null;
}

export function compileTemplates(node: Node | undefined): Readonly<Record<string, Template>> {
  const templates: Record<string, Template> = {};
  if (node === undefined || !isAuthored(node.json)) return templates;
  for (const name of Object.keys(node.json)) {
    const value = child(node, name);
    if (value !== undefined) templates[name] = templateOf(value);
  }
  return templates;
}

/** A copy of a value as plain JSON. */
export function compileJson(json: unknown): Json {
  if (json === null || typeof json === 'boolean' || typeof json === 'number' || typeof json === 'string') return json;
  if (Array.isArray(json)) return json.map(compileJson);
  if (!isAuthored(json)) return null;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, compileJson(value)]));
}

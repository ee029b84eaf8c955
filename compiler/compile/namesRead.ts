import { ExpressionError, freeVariables } from '#engine/internal';
import { type Compilation, findSource } from './compilation.ts';
import { parseExpression } from './expressions.ts';
import { child, isAuthored, itemsOf, type Node, stringOf } from './node.ts';

/** Names that a node can read: in its expressions, and by arguments that its calls bind by name. */
export function namesRead(node: Node, compilation: Compilation): readonly string[] {
  const names = new Set<string>();
  readJson(node.json, names);
  for (const call of callsIn(node)) for (const name of boundNames(call, compilation)) names.add(name);
  return [...names];
}

function readJson(json: unknown, names: Set<string>): void {
  if (typeof json === 'string') {
    if (!json.startsWith('=')) return;
    for (const name of variablesIn(json.slice(1))) names.add(name);
  } else if (Array.isArray(json)) for (const item of json) readJson(item, names);
  else if (isAuthored(json)) for (const item of Object.values(json)) readJson(item, names);
}

/** An expression that does not parse is reported by the check of expressions. Here it reads nothing. */
function variablesIn(source: string): readonly string[] {
  try {
    return freeVariables(parseExpression(source));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function callsIn(node: Node): readonly Node[] {
  if (stringOf(node) !== undefined) return stringOf(node)?.startsWith('=') ? [] : [node];
  if (Array.isArray(node.json)) return itemsOf(node).flatMap(callsIn);
  if (!isAuthored(node.json)) return [];
  const otherwise = child(node, 'otherwise');
  const is = child(node, 'is');
  return [
    ...('run' in node.json ? [node] : []),
    ...(otherwise === undefined ? [] : callsIn(otherwise)),
    ...(is === undefined ? [] : callsIn(is)),
  ];
}

/** Arguments of the operation that the call's `with` omits. */
function boundNames(call: Node, compilation: Compilation): readonly string[] {
  const operation = findSource(compilation, 'operation', stringOf(call) ?? stringOf(child(call, 'run')) ?? '');
  if (operation === undefined) return [];
  const given = child(call, 'with')?.json;
  const parameters = [...(stringOf(child(operation, 'call')) ?? '').matchAll(/\{(\w+)\}/g)].flatMap(
    (match) => match[1] ?? [],
  );
  const fields = [...itemsOf(child(operation, 'query')), ...itemsOf(child(operation, 'body'))].map(
    (item) => stringOf(item) ?? stringOf(child(item, 'field')) ?? '',
  );
  return [...parameters, ...fields].filter((name) => !isAuthored(given) || !(name in given));
}

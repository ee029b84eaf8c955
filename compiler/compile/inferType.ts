import type { OperationDefinition, ScreenDefinition, Source } from '../language/definitions.types.ts';
import { type Compilation, findSource } from './compilation.ts';
import { entityOf } from './entityOf.ts';
import { findProperty } from './findLayers.ts';
import { groupEntity, groupsOf } from './groupsOf.ts';
import { child, entriesOf, type ItemOf, itemsOf, type Node, stringOf } from './node.ts';
import { parseTypeName } from './typeName.ts';

/** The entity of each name in scope. */
export type Types = Readonly<Record<string, string>>;

/** Entities of a screen's `given` and `data`, so that its field lists know their properties. */
export function typesOf(screen: Node<ScreenDefinition>, compilation: Compilation): Types {
  const types: Record<string, string> = {};
  if (child(screen, 'route') === undefined) {
    for (const [name, type] of entriesOf(child(screen, 'given'))) types[name] = parseTypeName(String(type.json)).name;
  }
  const data = entriesOf(child(screen, 'data'));
  // Data can read other data in any file order, so later rounds find types that earlier rounds could not.
  for (let round = 0; round < 3; round += 1) {
    for (const [name, value] of data) {
      const type = inferEntity(value, types, compilation);
      if (type !== undefined) types[name] = type;
    }
  }
  return types;
}

const passing = /^(?:first|maxBy|minBy|sortBy)\(\s*(.+)$/;
const leadingPath = /^([A-Za-z_]\w*)((?:\.\??[A-Za-z_]\w*(?![\w(]))*)/;

/** The entity of the records that a source returns. The last branch of a choice determines it. Undefined if unknown. */
export function inferEntity(
  node: Node<Source | ItemOf<Source>>,
  types: Types,
  compilation: Compilation,
): string | undefined {
  const last = itemsOf(node).at(-1);
  if (last !== undefined) return inferEntity(child(last, 'is') ?? last, types, compilation);
  const text = stringOf(node);
  if (text?.startsWith('=')) return inferPath(text.slice(1).trim(), types, compilation);
  const run = text ?? stringOf(child(node, 'run'));
  if (run !== undefined) {
    const operation = findSource(compilation, 'operation', run);
    return operation === undefined ? undefined : resultEntity(operation);
  }
  return undefined;
}

function resultEntity(operation: Node<OperationDefinition>): string | undefined {
  if (groupsOf(operation) !== undefined) return groupEntity(operation.source.id);
  const result = child(operation, 'result');
  const type = stringOf(result) ?? stringOf(child(result, 'page')) ?? stringOf(child(result, 'list'));
  return type === undefined ? entityOf(operation) : parseTypeName(type).name;
}

function inferPath(expression: string, types: Types, compilation: Compilation): string | undefined {
  const inner = passing.exec(expression)?.[1];
  if (inner !== undefined) return inferPath(inner, types, compilation);
  const match = leadingPath.exec(expression);
  const root = match?.[1] === undefined ? undefined : types[match[1]];
  if (root === undefined) return undefined;
  const path = (match?.[2] ?? '')
    .replaceAll('?', '')
    .split('.')
    .filter((name) => name !== '' && name !== 'filter');
  if (path.length === 0) return root;
  const layers = findProperty(compilation, root, path.join('.'));
  const entity = layers?.find((layer) => layer.source.kind === 'entity' && layer.pointer === '');
  return entity?.source.id;
}

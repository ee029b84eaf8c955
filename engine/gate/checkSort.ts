import { findSource } from '../compile/compilation.ts';
import { entityOf } from '../compile/compileOperation.ts';
import { findProperty } from '../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import type { Definition } from '../load/Definition.ts';
import { definitionsOf, type Gate } from './Gate.ts';
import { callsOf } from './typeTable.ts';

/** A table whose rows come page by page is sorted by what the operation can sort by: one stored value. */
export function checkSort(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'screen')) checkBlocks(gate, definition, child(node, 'body'));
}

function checkBlocks(gate: Gate, definition: Definition, list: Node | undefined): void {
  for (const block of itemsOf(list)) {
    checkBlocks(gate, definition, child(block, 'body'));
    checkBlocks(gate, definition, child(block, 'expand'));
    const sort = child(block, 'sort');
    const path = stringOf(sort)?.replace(/^-/, '');
    const [only, other] = callsOf(child(block, 'data'));
    if (sort === undefined || path === undefined || only === undefined || other !== undefined) continue;
    const operation = findSource(gate.compilation, 'operation', only);
    if (operation === undefined || child(child(operation, 'result'), 'page') === undefined) continue;
    const reason = unsortable(gate, entityOf(operation), path);
    if (reason === undefined) continue;
    const message = `${only} cannot sort by "${path}": ${reason}`;
    const hint = 'Sort by a stored value, or load the rows as a list in "data"';
    gate.report(definition, { code: 'sort/none', pointer: sort.pointer, message, hint });
  }
}

function unsortable(gate: Gate, entity: string | undefined, path: string): string | undefined {
  const layers = entity === undefined ? undefined : findProperty(gate.compilation, entity, path);
  if (layers === undefined) return undefined;
  const isOwn = (layer: Node): boolean => layer.pointer !== '';
  if (layers.some((layer) => isOwn(layer) && child(layer, 'value') !== undefined)) {
    return 'it is computed when a record is read, and not stored';
  }
  const [first] = layers;
  const isList = stringOf(child(first, '$ref'))?.endsWith('[]') === true || stringOf(child(first, 'type')) === 'array';
  if (isList) return 'it is a list';
  const isRecord = layers.some((layer) => child(layer, 'properties') !== undefined);
  return isRecord ? 'it is a record of several values' : undefined;
}

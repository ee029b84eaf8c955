import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { checkPath } from '../../propertyPaths.ts';
import { notSingle } from './singleValue.ts';

/**
 * Checks that an operation sorts its pages by single values of its rows, and that paged tables and calls use only
 * these.
 */
export function checkSort(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) checkOperation(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    for (const [, call] of entriesOf(child(node, 'data'))) checkCall(gate, definition, call);
    checkBlocks(gate, definition, child(node, 'body'));
  }
}

function checkOperation(gate: Gate, definition: Definition, node: Node<OperationDefinition>): void {
  checkSize(gate, definition, node);
  const sort = child(node, 'sort');
  if (sort === undefined) return;
  if (!hasPages(node)) {
    const message = `${definition.id} answers no page, and so has no order to choose`;
    const hint = 'Take "sort" out, or answer { "page": … }';
    gate.report(definition, { code: 'sort/unsupported', pointer: sort.pointer, message, hint });
    return;
  }
  const entity = entityOf(node);
  for (const place of itemsOf(sort)) {
    const path = stringOf(place);
    if (entity === undefined || path === undefined) continue;
    checkPath(gate, definition, { entity, path, place, single: true });
    const reason = notSingle(findProperty(gate.compilation, entity, path));
    if (reason === undefined) continue;
    const message = `${definition.id} cannot sort by "${path}": ${reason}`;
    gate.report(definition, { code: 'sort/unsupported', pointer: place.pointer, message, hint: 'Name a single value' });
  }
}

/**
 * Checks that `size: all` is used for lists only. A page is a part of all records, and groups have a limit of their
 * own.
 */
function checkSize(gate: Gate, definition: Definition, node: Node<OperationDefinition>): void {
  const size = child(node, 'size');
  if (size === undefined || stringOf(size) !== 'all' || child(child(node, 'result'), 'list') !== undefined) return;
  const message = `${definition.id} returns no list, and so cannot return all records`;
  const hint = 'Write a number, or answer { "list": … }';
  gate.report(definition, { code: 'size/unsupported', pointer: size.pointer, message, hint });
}

function checkBlocks(gate: Gate, definition: Definition, list: Node | undefined): void {
  for (const block of itemsOf(list)) {
    checkBlocks(gate, definition, child(block, 'body'));
    checkBlocks(gate, definition, child(block, 'expand'));
    checkCall(gate, definition, child(block, 'data'));
    const [only, other] = callsOf(child(block, 'data'));
    if (only === undefined || other !== undefined) continue;
    checkOrder(gate, definition, only, child(block, 'sort'));
    for (const view of itemsOf(child(block, 'views'))) checkOrder(gate, definition, only, child(view, 'sort'));
  }
}

/** Checks a literal `sort` argument of a call. */
function checkCall(gate: Gate, definition: Definition, call: Node | undefined): void {
  const run = stringOf(child(call, 'run'));
  const sort = child(child(call, 'with'), 'sort');
  if (run !== undefined && stringOf(sort)?.startsWith('=') === false) checkOrder(gate, definition, run, sort);
}

function checkOrder(gate: Gate, definition: Definition, id: string, sort: Node | undefined): void {
  const path = stringOf(sort)?.replace(/^-/, '');
  const operation = findSource(gate.compilation, 'operation', id);
  if (sort === undefined || path === undefined || operation === undefined || !hasPages(operation)) return;
  const reason = unsortable(gate, operation, path);
  if (reason === undefined) return;
  const message = `${id} cannot sort by "${path}": ${reason}`;
  const hint = `Sort by what ${id} can sort by, name the path in its "sort", or load the rows as a list in "data"`;
  gate.report(definition, { code: 'sort/unsupported', pointer: sort.pointer, message, hint });
}

function hasPages(operation: Node<OperationDefinition>): boolean {
  return child(child(operation, 'result'), 'page') !== undefined;
}

function unsortable(gate: Gate, operation: Node<OperationDefinition>, path: string): string | undefined {
  const said = child(operation, 'sort');
  if (said !== undefined) return stringsOf(said).includes(path) ? undefined : 'its "sort" does not name it';
  const entity = entityOf(operation);
  const layers = entity === undefined ? undefined : findProperty(gate.compilation, entity, path);
  if (
    layers?.some((layer) => isOwn(layer) && child(layer, 'value') !== undefined && child(layer, 'kept')?.json !== true)
  ) {
    return 'it is computed when a record is read, and not stored';
  }
  return notSingle(layers);
}

function isOwn(layer: Node): boolean {
  return layer.pointer !== '';
}

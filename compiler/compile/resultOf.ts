import type { ResultModel } from '#engine';
import type { OperationDefinition } from '../language/definitions.types.ts';
import { pickDefined } from './compileField.ts';
import { child, type Node, stringOf } from './node.ts';
import { parseTypeName } from './typeName.ts';

/** Compiles the result of an operation. */
export function resultOf(node: Node<OperationDefinition['result']> | undefined): ResultModel {
  if (node === undefined) return { shape: 'none' };
  const one = stringOf(node);
  if (one !== undefined) {
    const type = parseTypeName(one);
    return type.list ? { shape: 'list', type: type.name } : { shape: 'one', type: one };
  }
  const list = stringOf(child(node, 'list'));
  if (list !== undefined)
    return { shape: 'list', type: list, ...pickDefined({ under: stringOf(child(node, 'under')) }) };
  const page = stringOf(child(node, 'page'));
  return page === undefined ? { shape: 'file' } : { shape: 'page', type: page };
}

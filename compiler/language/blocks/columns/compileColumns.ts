import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { child, type Node } from '../../../compile/node.ts';
import type { BlockScope, WordsOf } from '../defineBlock.ts';

export function compileColumns(node: Node, scope: BlockScope): WordsOf<ColumnsBlockModel> {
  return { body: scope.compileBlocks(child(node, 'body')) };
}

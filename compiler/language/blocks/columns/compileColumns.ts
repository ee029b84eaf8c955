import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { child, type Node, numbersOf } from '../../../compile/node.ts';
import type { ColumnsBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileColumns(node: Node<ColumnsBlock>, scope: BlockScope): OwnProperties<ColumnsBlockModel> {
  const share = child(node, 'share');
  return {
    body: scope.compileBlocks(child(node, 'body')),
    ...(share === undefined ? {} : { share: numbersOf(share) }),
  };
}

import type { TabBlockModel } from '#engine/blocks/tab';
import { child, type Node } from '../../../compile/node.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileTab(node: Node, scope: BlockScope): OwnProperties<TabBlockModel> {
  return { body: scope.compileBlocks(child(node, 'body')) };
}

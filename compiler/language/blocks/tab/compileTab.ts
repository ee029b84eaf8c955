import type { TabBlockModel } from '#engine/blocks/tab';
import { child, type Node } from '../../../compile/node.ts';
import type { TabBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileTab(node: Node<TabBlock>, scope: BlockScope): OwnProperties<TabBlockModel> {
  return { body: scope.compileBlocks(child(node, 'body')) };
}

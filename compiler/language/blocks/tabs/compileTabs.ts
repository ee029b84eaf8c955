import type { TabsBlockModel } from '#engine/blocks/tabs';
import { child, type Node } from '../../../compile/node.ts';
import type { TabsBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileTabs(node: Node<TabsBlock>, scope: BlockScope): OwnProperties<TabsBlockModel> {
  return { body: scope.compileBlocks(child(node, 'body')) };
}

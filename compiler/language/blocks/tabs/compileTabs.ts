import type { TabsBlockModel } from '#engine/blocks/tabs';
import { child, type Node } from '../../../compile/node.ts';
import type { BlockScope, WordsOf } from '../defineBlock.ts';

export function compileTabs(node: Node, scope: BlockScope): WordsOf<TabsBlockModel> {
  return { body: scope.compileBlocks(child(node, 'body')) };
}

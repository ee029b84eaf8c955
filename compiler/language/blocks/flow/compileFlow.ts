import type { FlowBlockModel } from '#engine/blocks/flow';
import type { Node } from '../../../compile/node.ts';
import { compileDrawnWithMode } from '../compileDrawn.ts';
import type { WordsOf } from '../defineBlock.ts';

export function compileFlow(node: Node): WordsOf<FlowBlockModel> {
  return compileDrawnWithMode(node, 'flow');
}

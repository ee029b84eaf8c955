import type { FlowBlockModel } from '#engine/blocks/flow';
import type { Node } from '../../../compile/node.ts';
import type { FlowBlock } from '../../definitions.types.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileFlow(node: Node<FlowBlock>): OwnProperties<FlowBlockModel> {
  return compileReferenceWithMode(node, 'flow');
}

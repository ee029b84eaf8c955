import type { FlowBlockModel } from '#engine/blocks/flow';
import type { Node } from '../../../compile/node.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileFlow(node: Node): OwnProperties<FlowBlockModel> {
  return compileReferenceWithMode(node, 'flow');
}

import type { FlowBlockModel } from '#engine/blocks/flow';
import { compileExpressionAt } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { FlowBlock } from '../../definitions.types.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileFlow(node: Node<FlowBlock>): OwnProperties<FlowBlockModel> {
  const begin = child(node, 'begin');
  return {
    ...compileReferenceWithMode(node, 'flow'),
    ...(begin === undefined ? {} : { begin: compileExpressionAt(begin) }),
  };
}

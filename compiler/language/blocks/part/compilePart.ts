import type { PartBlockModel } from '#engine/blocks/part';
import type { Node } from '../../../compile/node.ts';
import type { PartBlock } from '../../definitions.types.ts';
import { compileReference } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compilePart(node: Node<PartBlock>): OwnProperties<PartBlockModel> {
  return compileReference(node, 'part');
}

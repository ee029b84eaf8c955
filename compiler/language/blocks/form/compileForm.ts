import type { FormBlockModel } from '#engine/blocks/form';
import type { Node } from '../../../compile/node.ts';
import type { FormBlock } from '../../definitions.types.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileForm(node: Node<FormBlock>): OwnProperties<FormBlockModel> {
  return compileReferenceWithMode(node, 'form');
}

import type { FormBlockModel } from '#engine/blocks/form';
import type { Node } from '../../../compile/node.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileForm(node: Node): OwnProperties<FormBlockModel> {
  return compileReferenceWithMode(node, 'form');
}

import type { PartBlockModel } from '#engine/blocks/part';
import type { Node } from '../../../compile/node.ts';
import { compileReference } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compilePart(node: Node): OwnProperties<PartBlockModel> {
  return compileReference(node, 'part');
}

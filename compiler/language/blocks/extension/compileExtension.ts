import type { ExtensionBlockModel } from '#engine/blocks/extension';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ExtensionBlock } from '../../definitions.types.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileExtension(node: Node<ExtensionBlock>): OwnProperties<ExtensionBlockModel> {
  return { of: stringOf(child(node, 'extension')) ?? '' };
}

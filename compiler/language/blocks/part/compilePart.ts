import type { PartBlockModel } from '#engine/blocks/part';
import type { Node } from '../../../compile/node.ts';
import { compileDrawn } from '../compileDrawn.ts';
import type { WordsOf } from '../defineBlock.ts';

export function compilePart(node: Node): WordsOf<PartBlockModel> {
  return compileDrawn(node, 'part');
}

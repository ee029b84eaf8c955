import type { FormBlockModel } from '#engine/blocks/form';
import type { Node } from '../../../compile/node.ts';
import { compileDrawnWithMode } from '../compileDrawn.ts';
import type { WordsOf } from '../defineBlock.ts';

export function compileForm(node: Node): WordsOf<FormBlockModel> {
  return compileDrawnWithMode(node, 'form');
}

import type { WizardBlockModel } from '#engine/blocks/wizard';
import type { Node } from '../../../compile/node.ts';
import { compileDrawn } from '../compileDrawn.ts';
import type { WordsOf } from '../defineBlock.ts';

export function compileWizard(node: Node): WordsOf<WizardBlockModel> {
  return compileDrawn(node, 'wizard');
}

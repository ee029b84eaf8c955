import type { WizardBlockModel } from '#engine/blocks/wizard';
import type { Node } from '../../../compile/node.ts';
import type { WizardBlock } from '../../definitions.types.ts';
import { compileReference } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileWizard(node: Node<WizardBlock>): OwnProperties<WizardBlockModel> {
  return compileReference(node, 'wizard');
}

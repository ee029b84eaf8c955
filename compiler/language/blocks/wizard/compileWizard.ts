import type { WizardBlockModel } from '#engine/blocks/wizard';
import { compileExpressionAt } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { WizardBlock } from '../../definitions.types.ts';
import { compileReferenceWithMode } from '../compileReference.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileWizard(node: Node<WizardBlock>): OwnProperties<WizardBlockModel> {
  const begin = child(node, 'begin');
  return {
    ...compileReferenceWithMode(node, 'wizard'),
    ...(begin === undefined ? {} : { begin: compileExpressionAt(begin) }),
  };
}

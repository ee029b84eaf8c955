import type { StepperBlockModel } from '#engine/blocks/stepper';
import { compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { child, itemsOf, type Node } from '../../../compile/node.ts';
import type { StepperBlock } from '../../definitions.types.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileStepper(node: Node<StepperBlock>): OwnProperties<StepperBlockModel> {
  return {
    steps: itemsOf(child(node, 'steps')).map((step) => ({
      name: String(step.json),
      title: compileText(step) ?? { literal: '' },
    })),
    value: compileExpressionAt(child(node, 'value')),
  };
}

import type { StepperBlockModel } from '#engine/blocks/stepper';
import { compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { child, itemsOf, type Node } from '../../../compile/node.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileStepper(node: Node): OwnProperties<StepperBlockModel> {
  return {
    steps: itemsOf(child(node, 'steps')).map((step) => ({
      name: String(step.json),
      title: compileText(step) ?? { literal: '' },
    })),
    value: compileExpressionAt(child(node, 'value')),
  };
}

import type { StepperBlockModel } from '#engine/blocks/stepper';
import { defineBlock } from '../defineBlock.ts';
import { compileStepper } from './compileStepper.ts';
import schema from './stepper.schema.json' with { type: 'json' };

export const stepper = defineBlock<StepperBlockModel>({ name: 'stepper', schema, compile: compileStepper });

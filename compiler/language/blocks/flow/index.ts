import type { FlowBlockModel } from '#engine/blocks/flow';
import { defineBlock } from '../defineBlock.ts';
import { compileFlow } from './compileFlow.ts';
import schema from './flow.schema.json' with { type: 'json' };

export const flow = defineBlock<FlowBlockModel>({ name: 'flow', schema, compile: compileFlow, renders: 'flow' });

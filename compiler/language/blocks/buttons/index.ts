import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { defineBlock } from '../defineBlock.ts';
import schema from './buttons.schema.json' with { type: 'json' };
import { compileButtons } from './compileButtons.ts';

export const buttons = defineBlock<ButtonsBlockModel>({ name: 'buttons', schema, compile: compileButtons });

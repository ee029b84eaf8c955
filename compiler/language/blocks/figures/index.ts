import type { FiguresBlockModel } from '#engine/blocks/figures';
import { defineBlock } from '../defineBlock.ts';
import { compileFigures } from './compileFigures.ts';
import schema from './figures.schema.json' with { type: 'json' };

export const figures = defineBlock<FiguresBlockModel>({ name: 'figures', schema, compile: compileFigures });

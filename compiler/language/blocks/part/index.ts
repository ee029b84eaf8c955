import type { PartBlockModel } from '#engine/blocks/part';
import { defineBlock } from '../defineBlock.ts';
import { compilePart } from './compilePart.ts';
import schema from './part.schema.json' with { type: 'json' };

export const part = defineBlock<PartBlockModel>({ name: 'part', schema, compile: compilePart, renders: 'screen' });

import type { DetailsBlockModel } from '#engine/blocks/details';
import { defineBlock } from '../defineBlock.ts';
import { compileDetails } from './compileDetails.ts';
import schema from './details.schema.json' with { type: 'json' };

export const details = defineBlock<DetailsBlockModel>({ name: 'details', schema, compile: compileDetails, rows: true });

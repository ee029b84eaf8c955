import type { ChainBlockModel } from '#engine/blocks/chain';
import { defineBlock } from '../defineBlock.ts';
import schema from './chain.schema.json' with { type: 'json' };
import { compileChain } from './compileChain.ts';

export const chain = defineBlock<ChainBlockModel>({ name: 'chain', schema, compile: compileChain, rows: true });

import type { CardsBlockModel } from '#engine/blocks/cards';
import { defineBlock } from '../defineBlock.ts';
import schema from './cards.schema.json' with { type: 'json' };
import { compileCards } from './compileCards.ts';

export const cards = defineBlock<CardsBlockModel>({ name: 'cards', schema, compile: compileCards, rows: true });

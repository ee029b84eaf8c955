import type { TableBlockModel } from '#engine/blocks/table';
import { defineBlock } from '../defineBlock.ts';
import { compileTable } from './compileTable.ts';
import schema from './table.schema.json' with { type: 'json' };

export const table = defineBlock<TableBlockModel>({ name: 'table', schema, compile: compileTable, rows: true });

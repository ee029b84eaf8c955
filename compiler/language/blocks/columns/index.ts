import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { defineBlock } from '../defineBlock.ts';
import schema from './columns.schema.json' with { type: 'json' };
import { compileColumns } from './compileColumns.ts';

export const columns = defineBlock<ColumnsBlockModel>({ name: 'columns', schema, compile: compileColumns });

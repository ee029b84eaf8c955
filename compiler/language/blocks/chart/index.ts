import type { ChartBlockModel } from '#engine/blocks/chart';
import { defineBlock } from '../defineBlock.ts';
import schema from './chart.schema.json' with { type: 'json' };
import { compileChart } from './compileChart.ts';

export const chart = defineBlock<ChartBlockModel>({ name: 'chart', schema, compile: compileChart, rows: true });

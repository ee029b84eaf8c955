import type { ComparisonBlockModel } from '#engine/blocks/comparison';
import { child, type Node } from '../../../compile/node.ts';
import type { ComparisonBlock } from '../../definitions.types.ts';
import { defineBlock } from '../defineBlock.ts';
import schema from './comparison.schema.json' with { type: 'json' };
import { compileComparison } from './compileComparison.ts';

export const comparison = defineBlock<ComparisonBlockModel>({
  name: 'comparison',
  schema,
  compile: compileComparison,
  rows: true,
  fieldLists: (node: Node<ComparisonBlock>) => [
    child(child(node, 'left'), 'fields'),
    child(child(node, 'right'), 'fields'),
  ],
});

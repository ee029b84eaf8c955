import type { ComparisonBlockModel, ComparisonSideModel } from '#engine/blocks/comparison';
import { fieldContextOf, sourceOf } from '../../../compile/blockSource.ts';
import { compileFields, type FieldContext, pickDefined } from '../../../compile/compileField.ts';
import { compileCondition, compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ComparisonBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileComparison(node: Node<ComparisonBlock>, scope: BlockScope): OwnProperties<ComparisonBlockModel> {
  const source = sourceOf(node, stringOf(child(node, 'comparison')) ?? '', scope);
  const context = fieldContextOf(source.entity, scope);
  const differs = child(node, 'differs');
  return {
    ...source,
    left: compileSide(child(node, 'left'), context),
    right: compileSide(child(node, 'right'), context),
    ...(differs === undefined
      ? {}
      : {
          differs: {
            when: compileCondition(child(differs, 'when'), false),
            text: compileText(child(differs, 'text')) ?? { literal: '' },
          },
        }),
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
  };
}

function compileSide(node: Node<ComparisonBlock['left']> | undefined, context: FieldContext): ComparisonSideModel {
  if (node === undefined) return { title: { literal: '' }, fields: [] };
  return {
    title: compileText(child(node, 'title')) ?? { literal: '' },
    fields: compileFields(child(node, 'fields'), context),
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
  };
}

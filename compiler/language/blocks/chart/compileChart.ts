import type { ChartBlockModel } from '#engine/blocks/chart';
import { sourceOf } from '../../../compile/blockSource.ts';
import { compileAction, oneOf } from '../../../compile/compileAction.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ChartBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileChart(node: Node<ChartBlock>, scope: BlockScope): OwnProperties<ChartBlockModel> {
  const { data } = sourceOf(node, stringOf(child(node, 'chart')) ?? '', scope);
  const press = child(node, 'press');
  return {
    data,
    kind: oneOf(stringOf(child(node, 'kind')), ['bar', 'line'], 'bar'),
    text: compileText(child(node, 'text')) ?? { literal: '' },
    value: compileExpressionAt(child(node, 'value')),
    ...pickDefined({
      measure: compileText(child(node, 'measure')),
      series: compileText(child(node, 'series')),
      empty: compileText(child(node, 'empty')),
    }),
    ...(press === undefined ? {} : { press: compileAction(press, scope.compilation) }),
  };
}

import type { FigureModel, FiguresBlockModel } from '#engine/blocks/figures';
import { compileAction } from '../../../compile/compileAction.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileRecordTone } from '../../../compile/compileTone.ts';
import { compileCondition, compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { child, type ItemOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { FiguresBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileFigures(
  node: Node<FiguresBlock>,
  { compilation }: BlockScope,
): OwnProperties<FiguresBlockModel> {
  const one = (item: Node<ItemOf<FiguresBlock['items']>>): FigureModel => {
    const press = child(item, 'press');
    return {
      name: stringOf(child(item, 'figure')) ?? '',
      title: compileText(child(item, 'title')) ?? { literal: '' },
      value: compileExpressionAt(child(item, 'value')),
      ...pickDefined({ text: compileText(child(item, 'text')), tone: compileRecordTone(child(item, 'tone')) }),
      ...(press === undefined ? {} : { press: compileAction(press, compilation) }),
      when: compileCondition(child(item, 'when'), true),
    };
  };
  return { items: itemsOf(child(node, 'items')).map(one) };
}

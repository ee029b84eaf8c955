import type { CardsBlockModel } from '#engine/blocks/cards';
import { sourceOf } from '../../../compile/blockSource.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileRecordTone } from '../../../compile/compileTone.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { CardsBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileCards(node: Node<CardsBlock>, scope: BlockScope): OwnProperties<CardsBlockModel> {
  const { data } = sourceOf(node, stringOf(child(node, 'cards')) ?? '', scope);
  return {
    data,
    ...pickDefined({ text: compileText(child(node, 'text')), tone: compileRecordTone(child(node, 'tone')) }),
  };
}

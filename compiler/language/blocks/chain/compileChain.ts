import type { ChainBlockModel } from '#engine/blocks/chain';
import { sourceOf } from '../../../compile/blockSource.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileRecordTone } from '../../../compile/compileTone.ts';
import { compileCondition, compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ChainBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileChain(node: Node<ChainBlock>, scope: BlockScope): OwnProperties<ChainBlockModel> {
  const { data } = sourceOf(node, stringOf(child(node, 'chain')) ?? '', scope);
  return {
    data,
    ...pickDefined({ text: compileText(child(node, 'text')), tone: compileRecordTone(child(node, 'tone')) }),
    joined: compileCondition(child(node, 'joined'), true),
    current: compileCondition(child(node, 'current'), false),
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
  };
}

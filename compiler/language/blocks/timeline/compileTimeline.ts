import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { sourceOf } from '../../../compile/blockSource.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { TimelineBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileTimeline(node: Node<TimelineBlock>, scope: BlockScope): OwnProperties<TimelineBlockModel> {
  return {
    ...sourceOf(node, stringOf(child(node, 'timeline')) ?? '', scope),
    at: stringOf(child(node, 'at')) ?? '',
    text: compileText(child(node, 'text')) ?? { literal: '' },
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
  };
}

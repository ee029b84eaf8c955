import type { TimelineBlockModel, TimelineSourceModel } from '#engine/blocks/timeline';
import { sourceOf } from '../../../compile/blockSource.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileCondition, compileText } from '../../../compile/compileValue.ts';
import { child, type ItemOf, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { TimelineBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

type WrittenSource = ItemOf<NonNullable<TimelineBlock['from']>>;

export function compileTimeline(node: Node<TimelineBlock>, scope: BlockScope): OwnProperties<TimelineBlockModel> {
  const from = child(node, 'from');
  const empty = pickDefined({ empty: compileText(child(node, 'empty')) });
  if (from !== undefined) return { from: itemsOf(from).map((source) => compileSource(source, scope)), ...empty };
  const name = stringOf(child(node, 'timeline')) ?? '';
  return {
    from: [
      {
        name,
        ...sourceOf(node, name, scope),
        at: stringOf(child(node, 'at')) ?? '',
        text: compileText(child(node, 'text')) ?? { literal: '' },
        when: true,
      },
    ],
    ...empty,
  };
}

function compileSource(node: Node<WrittenSource>, scope: BlockScope): TimelineSourceModel {
  const name = stringOf(child(node, 'source')) ?? '';
  const allow = child(node, 'allow');
  return {
    name,
    ...sourceOf(node, name, scope),
    at: stringOf(child(node, 'at')) ?? '',
    text: compileText(child(node, 'text')) ?? { literal: '' },
    when: compileCondition(child(node, 'when'), true),
    ...pickDefined({
      title: compileText(child(node, 'title')),
      icon: stringOf(child(node, 'icon')),
      allow: allow === undefined ? undefined : stringsOf(allow),
    }),
  };
}

import type { SectionBlockModel } from '#engine/blocks/section';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { booleanOf, child, type Node } from '../../../compile/node.ts';
import type { SectionBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileSection(node: Node<SectionBlock>, scope: BlockScope): OwnProperties<SectionBlockModel> {
  return {
    ...pickDefined({ text: compileText(child(node, 'text')) }),
    body: scope.compileBlocks(child(node, 'body')),
    folded: booleanOf(child(node, 'folded')) ?? false,
    aside: booleanOf(child(node, 'aside')) ?? false,
  };
}

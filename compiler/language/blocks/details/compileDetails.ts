import type { DetailsBlockModel } from '#engine/blocks/details';
import { fieldContextOf, sourceOf } from '../../../compile/blockSource.ts';
import { compileFields } from '../../../compile/compileField.ts';
import { child, type Node, numberOf, stringOf } from '../../../compile/node.ts';
import type { DetailsBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

export function compileDetails(node: Node<DetailsBlock>, scope: BlockScope): OwnProperties<DetailsBlockModel> {
  const source = sourceOf(node, stringOf(child(node, 'details')) ?? '', scope);
  return {
    ...source,
    ...(stringOf(child(node, 'look')) === 'chips' ? { look: 'chips' as const } : {}),
    ...(stringOf(child(node, 'absent')) === 'fold' ? { absent: 'fold' as const } : {}),
    across: numberOf(child(node, 'across')) ?? 2,
    fields: compileFields(child(node, 'fields'), fieldContextOf(source.entity, scope)),
  };
}

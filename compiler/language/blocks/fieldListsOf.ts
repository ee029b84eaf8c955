import type { FieldList } from '../../compile/fieldLists.ts';
import { child, type Node } from '../../compile/node.ts';
import type { Block } from '../definitions.types.ts';
import { type BlockName, blocks } from './index.ts';

/** The field lists of a block whose fields are properties of its rows. */
export function fieldListsOf(block: Node<Block>, word: BlockName): readonly (Node<FieldList> | undefined)[] {
  return blocks[word].fieldLists?.(block) ?? [child(block, 'fields')];
}

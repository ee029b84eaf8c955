import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { MarkdownBlock } from '../../definitions.types.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileMarkdown(node: Node<MarkdownBlock>): OwnProperties<MarkdownBlockModel> {
  return { text: compileText(child(node, 'text')) ?? { literal: '' } };
}

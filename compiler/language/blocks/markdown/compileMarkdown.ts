import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileMarkdown(node: Node): OwnProperties<MarkdownBlockModel> {
  return { text: compileText(child(node, 'text')) ?? { literal: '' } };
}

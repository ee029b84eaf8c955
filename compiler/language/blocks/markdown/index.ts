import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { defineBlock } from '../defineBlock.ts';
import { compileMarkdown } from './compileMarkdown.ts';
import schema from './markdown.schema.json' with { type: 'json' };

export const markdown = defineBlock<MarkdownBlockModel>({ name: 'markdown', schema, compile: compileMarkdown });

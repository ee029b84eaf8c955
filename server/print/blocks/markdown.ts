import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { definePrinter } from '../definePrinter.ts';
import { printMarkdown } from '../printTexts.ts';

/** Prints Markdown as plain text. */
export const markdownPrinter = definePrinter<MarkdownBlockModel>('markdown', async ({ block, context }) => [
  { part: 'paragraph', text: printMarkdown(context, block.text) },
]);

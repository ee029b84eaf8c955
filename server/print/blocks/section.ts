import type { SectionBlockModel } from '#engine/blocks/section';
import { definePrinter } from '../definePrinter.ts';
import { printMarkdown } from '../printTexts.ts';
import { printTitled } from '../printTitled.ts';

/**
 * Prints a section with its heading, even if it is collapsed. A section in the aside, or with actions only, is left
 * out.
 */
export const sectionPrinter = definePrinter<SectionBlockModel>('section', async ({ block, context, printBody }) => {
  if (block.aside || (block.body.length === 0 && block.text === undefined)) return [];
  return printTitled(context, block.title, async (inner) => {
    const text = printMarkdown(inner, block.text);
    const body = await printBody(inner, block.body);
    return text === '' ? body : [{ part: 'paragraph', text }, ...body];
  });
});

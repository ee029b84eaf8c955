import type { BannerBlockModel } from '#engine/blocks/banner';
import { definePrinter } from '../definePrinter.ts';
import { printMarkdown } from '../printTexts.ts';

/** Prints the message of a banner as a paragraph. */
export const bannerPrinter = definePrinter<BannerBlockModel>('banner', async ({ block, context }) => [
  { part: 'paragraph', text: printMarkdown(context, block.text) },
]);

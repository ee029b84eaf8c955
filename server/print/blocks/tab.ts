import type { TabBlockModel } from '#engine/blocks/tab';
import { definePrinter } from '../definePrinter.ts';
import { printTitled } from '../printTitled.ts';

/** Prints a tab as a section with its title. */
export const tabPrinter = definePrinter<TabBlockModel>('tab', ({ block, context, printBody }) =>
  printTitled(context, block.title, (inner) => printBody(inner, block.body)),
);

import type { TabsBlockModel } from '#engine/blocks/tabs';
import { definePrinter } from '../definePrinter.ts';

/** Prints all tabs, one after the other. */
export const tabsPrinter = definePrinter<TabsBlockModel>('tabs', ({ block, context, printBody }) =>
  printBody(context, block.body),
);

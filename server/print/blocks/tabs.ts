import type { TabsBlockModel } from '#engine/blocks/tabs';
import { definePrinter } from '../definePrinter.ts';

/** All tabs, one after the other. */
export const tabsPrinter = definePrinter<TabsBlockModel>('tabs', ({ block, context, printBody }) =>
  printBody(context, block.body),
);

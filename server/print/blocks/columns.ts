import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { definePrinter } from '../definePrinter.ts';

/** Prints columns below each other, so that every label is next to its value. */
export const columnsPrinter = definePrinter<ColumnsBlockModel>('columns', ({ block, context, printBody }) =>
  printBody(context, block.body),
);

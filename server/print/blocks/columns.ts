import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { definePrinter } from '../definePrinter.ts';

/** Columns below each other: every label is next to its value, and lines can be as long as they need. */
export const columnsPrinter = definePrinter<ColumnsBlockModel>('columns', ({ block, context, printBody }) =>
  printBody(context, block.body),
);

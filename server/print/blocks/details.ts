import { isRecord } from '#engine';
import type { DetailsBlockModel } from '#engine/blocks/details';
import { definePrinter } from '../definePrinter.ts';
import { printRecord } from '../printFields.ts';
import { printEngineText } from '../printTexts.ts';
import { printTitled } from '../printTitled.ts';
import { readSource } from '../readData.ts';

/** Prints the fields of one record, label by value. */
export const detailsPrinter = definePrinter<DetailsBlockModel>('details', ({ block, context }) =>
  printTitled(context, block.title, async (inner) => {
    const record = await readSource(inner, block.data);
    if (!isRecord(record)) return [{ part: 'paragraph', text: printEngineText(inner, 'nothing') }];
    return printRecord(inner, block.fields, record);
  }),
);

import type { BlockPrinter } from '../definePrinter.ts';
import { bannerPrinter } from './banner.ts';
import { buttonsPrinter } from './buttons.ts';
import { columnsPrinter } from './columns.ts';
import { comparisonPrinter } from './comparison.ts';
import { detailsPrinter } from './details.ts';
import { flowPrinter } from './flow.ts';
import { markdownPrinter } from './markdown.ts';
import { partPrinter } from './part.ts';
import { sectionPrinter } from './section.ts';
import { tabPrinter } from './tab.ts';
import { tablePrinter } from './table.ts';
import { tabsPrinter } from './tabs.ts';

/** Printers by block. Blocks without one are interactive only and are not printed. */
export const blockPrinters: ReadonlyMap<string, BlockPrinter> = new Map(
  [
    bannerPrinter,
    buttonsPrinter,
    columnsPrinter,
    comparisonPrinter,
    detailsPrinter,
    flowPrinter,
    markdownPrinter,
    partPrinter,
    sectionPrinter,
    tablePrinter,
    tabPrinter,
    tabsPrinter,
  ].map((printer) => [printer.block, printer]),
);

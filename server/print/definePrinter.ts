import type { BlockModel, ScreenModel, Template } from '#engine';
import type { PrintContext } from './PrintContext.types.ts';
import type { PrintedPart, PrintedScreen } from './PrintedPart.types.ts';

/** A screen and its arguments. */
export interface PrintInput {
  readonly screen: ScreenModel;
  readonly given: Readonly<Record<string, Template>>;
}

/** A block to print, and a function that prints the blocks inside it. */
export interface Printing<Block extends BlockModel> {
  readonly block: Block;
  readonly context: PrintContext;
  readonly printBody: (context: PrintContext, body: readonly BlockModel[]) => Promise<readonly PrintedPart[]>;
  readonly printPart: (context: PrintContext, place: PrintInput) => Promise<PrintedScreen>;
}

export interface BlockPrinter {
  readonly block: string;
  readonly print: (printing: Printing<BlockModel>) => Promise<readonly PrintedPart[]>;
}

/** Defines the printer of a block. */
export function definePrinter<Block extends BlockModel & { readonly block: string }>(
  block: Block['block'],
  print: (printing: Printing<Block>) => Promise<readonly PrintedPart[]>,
): BlockPrinter {
  // The only cast: the registry is read by the block's name, which determines its type.
  return { block, print: (printing) => print(printing as Printing<Block>) };
}

import type { BlockModel, ScreenModel, Template } from '#engine';
import type { PrintContext } from './PrintContext.types.ts';
import type { PrintedPart, PrintedScreen } from './PrintedPart.types.ts';

/** A screen and what it is given by name. */
export interface PrintInput {
  readonly screen: ScreenModel;
  readonly given: Readonly<Record<string, Template>>;
}

/** A block that is to be printed, and how what is inside it is printed. */
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

/** Says how blocks of a name are printed. */
export function definePrinter<Block extends BlockModel & { readonly block: string }>(
  block: Block['block'],
  print: (printing: Printing<Block>) => Promise<readonly PrintedPart[]>,
): BlockPrinter {
  // The one cast: the registry is read by the name that the type of the block has.
  return { block, print: (printing) => print(printing as Printing<Block>) };
}

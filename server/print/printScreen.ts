import { type BlockModel, isAllowed, resolveCondition, resolveGiven } from '#engine';
import { blockPrinters } from './blocks/registry.ts';
import type { PrintInput } from './definePrinter.ts';
import type { PrintContext } from './PrintContext.types.ts';
import type { PrintedPart, PrintedScreen } from './PrintedPart.types.ts';
import { printText } from './printTexts.ts';
import { withData, withVariables } from './readData.ts';

/**
 * Prints a screen: its title and its blocks, in the reader's language. Interactive elements (actions, forms, filters)
 * are left out.
 *
 * @throws when the screen has a block that cannot be printed.
 */
export async function printScreen(outer: PrintContext, { screen, given }: PrintInput): Promise<PrintedScreen> {
  const handed = withVariables(outer, resolveGiven(screen.given, given, outer.scope, outer.release));
  const context = await withData(handed, screen.data);
  return { title: printText(context, screen.title), parts: await printBlocks(context, screen.body) };
}

/** Prints the blocks that this reader may see and whose conditions are true. */
async function printBlocks(context: PrintContext, body: readonly BlockModel[]): Promise<readonly PrintedPart[]> {
  const { scope, release } = context;
  const parts: PrintedPart[] = [];
  for (const block of body) {
    if (!isAllowed(block.allow, scope, release)) continue;
    if (!resolveCondition(block.when, scope, release.access.policies)) continue;
    const printer = blockPrinters.get(block.block);
    if (printer === undefined) throw new Error(`A block "${block.block}" cannot be printed by the server.`);
    parts.push(...(await printer.print({ block, context, printBody: printBlocks, printPart: printScreen })));
  }
  return parts;
}

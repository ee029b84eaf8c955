import type { PartBlockModel } from '#engine/blocks/part';
import { definePrinter } from '../definePrinter.ts';
import { printText } from '../printTexts.ts';

/** Prints a part with its arguments. */
export const partPrinter = definePrinter<PartBlockModel>('part', async ({ block, context, printPart }) => {
  const screen = context.release.screens[block.of];
  if (screen === undefined) throw new Error(`The release has no screen "${block.of}".`);
  const isTitled = block.title !== undefined || screen.title !== undefined;
  const inner = isTitled ? { ...context, level: context.level + 1 } : context;
  const { title, parts } = await printPart(inner, { screen, given: block.with });
  const text = block.title === undefined ? title : printText(context, block.title);
  return text === '' ? parts : [{ part: 'heading', level: context.level, text }, ...parts];
});

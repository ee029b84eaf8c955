import type { Text } from '#engine';
import type { PrintContext } from './PrintContext.types.ts';
import type { PrintedPart } from './PrintedPart.types.ts';
import { printText } from './printTexts.ts';

/** Prints parts below a heading, with their own headings one level deeper. Without a title, only the parts. */
export async function printTitled(
  context: PrintContext,
  title: Text | undefined,
  print: (inner: PrintContext) => Promise<readonly PrintedPart[]>,
): Promise<readonly PrintedPart[]> {
  const text = printText(context, title);
  if (text === '') return print(context);
  const parts = await print({ ...context, level: context.level + 1 });
  return [{ part: 'heading', level: context.level, text }, ...parts];
}

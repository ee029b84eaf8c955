import { parseMessage } from '#engine/readers';
import type { Text } from '../model/value.types.ts';
import { findText, type TextContext } from '../texts/formatText.ts';
import { isChoice } from '../values/isExpression.ts';

const nothing: ReadonlySet<string> = new Set();

/** Is a text the same for every draft? `known` are arguments that do not count. */
export function isStaticText(
  text: Text | undefined,
  context: Pick<TextContext, 'release' | 'locale'>,
  known: ReadonlySet<string> = nothing,
): boolean {
  if (text === undefined) return true;
  if (isChoice(text)) return false;
  if ('literal' in text) return true;
  const source = findText(text.text, context) ?? text.text;
  if (!source.includes('{')) return true;
  try {
    return parseMessage(source).arguments.every(({ path }) => known.has(path));
  } catch {
    // What is no message is shown as its source.
    return true;
  }
}

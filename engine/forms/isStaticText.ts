import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Text } from '../model/value.types.ts';
import { findText } from '../texts/formatText.ts';
import { isChoice } from '../values/isExpression.ts';

const nothing: ReadonlySet<string> = new Set();

/** What is needed to look up and parse a text. */
interface StillContext extends Pick<Scope, 'expressions'> {
  readonly release: Release;
  readonly locale: string;
}

/** Whether a text is the same for every draft. Arguments in `known` do not count. */
export function isStaticText(
  text: Text | undefined,
  context: StillContext,
  known: ReadonlySet<string> = nothing,
): boolean {
  if (text === undefined) return true;
  if (isChoice(text)) return false;
  if ('literal' in text) return true;
  const source = findText(text.text, context) ?? text.text;
  if (!source.includes('{')) return true;
  try {
    return context.expressions.parseMessage(source).arguments.every(({ path }) => known.has(path));
  } catch {
    // A text that is not a valid message is shown as its source.
    return true;
  }
}

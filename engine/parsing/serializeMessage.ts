import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import type { MessageArgument, ParsedMessage } from './ParsedMessage.ts';

/** A parsed text as JSON: its elements, and the use of its arguments. */
export interface SerializedMessage {
  readonly e: readonly SerializedElement[];
  readonly a: readonly Pick<MessageArgument, 'path' | 'use' | 'pattern'>[];
}

/** Literal text is a string, a plain argument is `[key]`. Plurals and selects have branches. */
export type SerializedElement = string | readonly [string] | SerializedBranches | MessageFormatElement;

export interface SerializedBranches {
  readonly of: PluralElement | SelectElement;
  readonly is: Readonly<Record<string, readonly SerializedElement[]>>;
}

/** Converts a parsed text to JSON, for pages without a parser. */
export function serializeMessage(message: ParsedMessage): SerializedMessage {
  return {
    e: message.elements.map(encodeElement),
    a: message.arguments.map(({ path, use, pattern }) => ({
      path,
      use,
      ...(pattern === undefined ? {} : { pattern }),
    })),
  };
}

function encodeElement(element: MessageFormatElement): SerializedElement {
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return [element.value];
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const branches = Object.entries(element.options).map(
    ([name, { value }]) => [name, value.map(encodeElement)] as const,
  );
  return { of: { ...element, options: {} }, is: Object.fromEntries(branches) };
}

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

/** A text that was read, as JSON: its elements, and what its arguments are used for. */
export interface SerializedMessage {
  readonly e: readonly SerializedElement[];
  readonly a: readonly Pick<MessageArgument, 'path' | 'use' | 'pattern'>[];
}

/** Words are a string, an argument filled in as it is `[key]`; the branches of plurals and selects stand beside them. */
export type SerializedElement = string | readonly [string] | SerializedBranches | MessageFormatElement;

export interface SerializedBranches {
  readonly of: PluralElement | SelectElement;
  readonly is: Readonly<Record<string, readonly SerializedElement[]>>;
}

/** Writes a text that was read as JSON, for pages that carry no parser. */
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

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { keyOf, type ParsedMessage } from './ParsedMessage.ts';
import type { SerializedElement, SerializedMessage } from './serializeMessage.ts';

/** Converts JSON to a parsed text, without the branches of its arguments: filling in a text does not need them. */
export function deserializeMessage({ e, a }: SerializedMessage): ParsedMessage {
  return { elements: e.map(decodeElement), arguments: a.map((argument) => ({ ...argument, key: keyOf(argument) })) };
}

function decodeElement(element: SerializedElement): MessageFormatElement {
  if (typeof element === 'string') return { type: 0, value: element };
  if ('is' in element) {
    const branches = Object.entries(element.is).map(
      ([name, inner]) => [name, { value: inner.map(decodeElement) }] as const,
    );
    return { ...element.of, options: Object.fromEntries(branches) };
  }
  return 'type' in element ? element : { type: 1, value: element[0] };
}

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { keyOf, type ParsedMessage } from './ParsedMessage.ts';
import type { SerializedElement, SerializedMessage } from './serializeMessage.ts';

/** A text from its JSON. Which branches its arguments have is not asked where texts are filled in. */
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

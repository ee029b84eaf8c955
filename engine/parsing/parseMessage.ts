import {
  isArgumentElement,
  isDateElement,
  isDateTimeSkeleton,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { keyOf, type MessageArgument, type ParsedMessage } from './ParsedMessage.ts';

/** The error for a text that is not a valid ICU message. */
export class MessageError extends Error {
  /** Offset in the text, if known. */
  readonly offset: number | undefined;
  /** The parser's name for the error, such as `MISSING_OTHER_CLAUSE`. */
  readonly reason: string | undefined;

  constructor(message: string, { offset, reason }: { readonly offset?: number | undefined; readonly reason?: string }) {
    super(message);
    this.name = 'MessageError';
    this.offset = offset;
    this.reason = reason;
  }
}

/**
 * Replaces the dot of a path while the parser reads, because it takes dots for syntax. Same length, so that offsets
 * match.
 */
const dotStandIn = '\uE000';
const identifierPath = /^\{\s*[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)+(?=\s*[,}])/u;
/** A skeleton of two-digit groups only, such as in file names, is written without separators. */
const compactPattern = /^(?:yyyy|MM|dd|HH|mm|ss){2,}$/;

/** Parses an ICU text whose arguments are dotted paths. Markdown and tags are plain text. Throws a `MessageError`. */
export function parseMessage(text: string): ParsedMessage {
  const found = new Map<string, MessageArgument>();
  const elements = parseElements(replaceDots(text)).map((element) => restore(element, found));
  return { elements, arguments: [...found.values()] };
}

/** Paths of the arguments of a text, without duplicates, in the order of first use. */
export function messageArguments(text: string): readonly string[] {
  return [...new Set(parseMessage(text).arguments.map((argument) => argument.path))];
}

function parseElements(text: string): readonly MessageFormatElement[] {
  if (text.length > 100_000) throw new MessageError('A text has at most 100000 characters', { offset: 100_000 });
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MessageError(`The text is not understood: ${reason}`, { offset: offsetOf(error), reason });
  }
}

function offsetOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('location' in error)) return undefined;
  const { location } = error;
  if (typeof location !== 'object' || location === null || !('start' in location)) return undefined;
  const { start } = location;
  if (typeof start !== 'object' || start === null || !('offset' in start)) return undefined;
  return typeof start.offset === 'number' ? start.offset : undefined;
}

/** Replaces the dots of argument paths. Leaves quoted text (`'{…}'`) unchanged. */
function replaceDots(text: string): string {
  let result = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === "'") {
      const next = text.charAt(index + 1);
      if (next === "'") {
        result += letter;
        index += 1;
      } else if (quoted) quoted = false;
      else if (next === '{' || next === '}' || next === '#') quoted = true;
    } else if (letter === '{' && !quoted) {
      const path = identifierPath.exec(text.slice(index, index + 400))?.[0];
      if (path !== undefined) {
        result += path.replaceAll('.', dotStandIn);
        index += path.length - 1;
        continue;
      }
    }
    result += letter;
  }
  return result;
}

function restore(element: MessageFormatElement, found: Map<string, MessageArgument>): MessageFormatElement {
  if (isArgumentElement(element)) return { ...element, value: note(element.value, { use: 'text' }, found) };
  if (isNumberElement(element)) return { ...element, value: note(element.value, { use: 'number' }, found) };
  if (isDateElement(element)) {
    const pattern = isDateTimeSkeleton(element.style) ? element.style.pattern : '';
    if (!compactPattern.test(pattern)) return { ...element, value: note(element.value, { use: 'date' }, found) };
    return { type: 1, value: note(element.value, { use: 'pattern', pattern }, found) };
  }
  if (isTimeElement(element)) return { ...element, value: note(element.value, { use: 'time' }, found) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const branches = Object.keys(element.options);
    const use = isPluralElement(element) ? 'plural' : 'select';
    const key = note(element.value, { use, branches }, found);
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: option.value.map((inner) => restore(inner, found)) }] as const,
    );
    return { ...element, value: key, options: Object.fromEntries(options) };
  }
  return element;
}

function note(
  standIn: string,
  facts: Pick<MessageArgument, 'use' | 'pattern' | 'branches'>,
  found: Map<string, MessageArgument>,
): string {
  const path = standIn.replaceAll(dotStandIn, '.');
  const key = keyOf({ path, ...facts });
  const known = found.get(key);
  const branches = [...new Set([...(known?.branches ?? []), ...(facts.branches ?? [])])];
  found.set(key, { path, key, ...facts, ...(branches.length > 0 ? { branches } : {}) });
  return key;
}

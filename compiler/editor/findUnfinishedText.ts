import { getLocation, parse } from 'jsonc-parser';
import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';

/** A text in an incomplete file that is being edited, and the file as JSON. */
export interface UnfinishedText {
  readonly pointer: string;
  /** The text is a member name. */
  readonly key: boolean;
  /** The text, and the index of the cursor in it. */
  readonly text: string;
  readonly cursor: number;
  /** Offset of the text in the file, after its opening quote. */
  readonly start: number;
  readonly end: number;
  /** The file with placeholders for missing parts. */
  readonly json: unknown;
}

/** The placeholder for a missing name. */
const placeholder = 'x';

/** The text around an offset in a file. Undefined if there is none. */
export function findUnfinishedText(text: string, offset: number): UnfinishedText | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  if (previousNode === undefined || (previousNode.type !== 'string' && previousNode.type !== 'property'))
    return undefined;
  const start = previousNode.offset + 1;
  const isClosed = previousNode.length > 1 && text.charAt(previousNode.offset + previousNode.length - 1) === '"';
  const end = previousNode.offset + previousNode.length - (isClosed ? 1 : 0);
  if (offset < start || offset > end) return undefined;
  const written = text.slice(start, end);
  const errors: [] = [];
  const parsed: unknown = parse(text, errors, { allowTrailingComma: true });
  const json = replaceAt(parsed, path, { written, isKey: isAtPropertyKey });
  const names = isAtPropertyKey ? [...path.slice(0, -1), written || placeholder] : path;
  return {
    pointer: names.reduce<string>(joinPointer, ''),
    key: isAtPropertyKey,
    ...{ text: written, cursor: offset - start, start, end, json },
  };
}

interface Replacement {
  readonly written: string;
  readonly isKey: boolean;
}

/** The JSON with a placeholder for missing text, and with a plain value in place of an incomplete expression. */
function replaceAt(json: unknown, path: readonly (string | number)[], replacement: Replacement): unknown {
  const [member, ...rest] = path;
  const { written, isKey } = replacement;
  if (member === undefined) return written.startsWith('=') ? '=true' : written || placeholder;
  if (Array.isArray(json)) {
    const list: readonly unknown[] = json;
    const index = Number(member);
    return index >= list.length
      ? [...list, replaceAt(undefined, rest, replacement)]
      : list.map((item, at) => (at === index ? replaceAt(item, rest, replacement) : item));
  }
  const object = isAuthored(json) ? json : {};
  if (isKey && rest.length === 0) return { ...object, [written || placeholder]: object[written] ?? placeholder };
  return { ...object, [member]: replaceAt(object[member], rest, replacement) };
}

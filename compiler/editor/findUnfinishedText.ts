import { getLocation, parse } from 'jsonc-parser';
import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';

/** A text in a file that is being written, and the file as JSON although it may not be complete. */
export interface UnfinishedText {
  readonly pointer: string;
  /** The text is the name of a member. */
  readonly key: boolean;
  /** The text so far, and where the cursor is in it. */
  readonly text: string;
  readonly cursor: number;
  /** Offset in the file at which the text begins, behind its quote. */
  readonly start: number;
  readonly end: number;
  /** The file with something in place of what is not written yet. */
  readonly json: unknown;
}

/** What stands in place of a name that is not written yet. */
const placeholder = 'x';

/** The text around a place in a file; undefined where there is none. */
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

/** The JSON with a placeholder where nothing is written, and with a plain value where an expression is being written. */
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

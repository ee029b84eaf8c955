import type { Position } from '../load/Definition.ts';
import { parseJson } from '../load/parseJson.ts';

/** A part of a value or of a member name. */
export interface NameLocation {
  readonly pointer: string;
  /** It is in the member name, not in the value. */
  readonly key: boolean;
  /** Index in the value or name, from 0. */
  readonly start: number;
  readonly length: number;
}

/** Start and end of a range in a file. */
export interface TextRange {
  readonly start: Position;
  readonly end: Position;
}

/** The range of a name in the text of a file. Undefined if the text is not JSON. */
export function nameRange(text: string, { pointer, key, start, length }: NameLocation): TextRange | undefined {
  const { locate } = parseJson(text);
  if (locate === undefined) return undefined;
  if (!key) return { start: locate(pointer, { offset: start }), end: locate(pointer, { offset: start + length }) };
  // Member names have no escapes.
  const { line, column } = locate(pointer, { key });
  return { start: { line, column: column + 1 + start }, end: { line, column: column + 1 + start + length } };
}

/** Whether a position is in a range, or directly after it. */
export function isWithin({ line, column }: Position, { start, end }: TextRange): boolean {
  return line === start.line && line === end.line && column >= start.column && column <= end.column;
}

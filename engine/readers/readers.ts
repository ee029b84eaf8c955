import type { ShippedMessage } from '../parsing/encodeMessage.ts';
import type { ShippedTree } from '../parsing/encodeTree.ts';
import type { Readers } from './Readers.types.ts';

/** Where everything is at hand: expressions, patterns and texts are read by their libraries. */
export { parseMessage } from '../parsing/parseMessage.ts';
export { parseTree } from '../parsing/parseTree.ts';
export { readPattern } from '../parsing/readPattern.ts';

/** Nothing is missing here that could be lent. */
export function lend(_readers: Partial<Readers>): void {}

/** Nothing has to be known here: what is asked for is read. */
export function knowTrees(_trees: Readonly<Record<string, ShippedTree>>): void {}

/** Nothing is missing. */
export function canReadTree(_source: string): boolean {
  return true;
}

/** Nor here. */
export function canReadPattern(_pattern: string): boolean {
  return true;
}

/** Nor are texts. */
export function knowMessages(
  _catalogue: Readonly<Record<string, string>>,
  _messages: Readonly<Record<string, ShippedMessage>>,
): void {}

import { decodeMessage } from '../parsing/decodeMessage.ts';
import { decodeTree } from '../parsing/decodeTree.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import type { ShippedMessage } from '../parsing/encodeMessage.ts';
import type { ShippedTree } from '../parsing/encodeTree.ts';
import type { ParsedMessage } from '../parsing/ParsedMessage.ts';
import type { ReadPattern } from '../parsing/readPattern.ts';
import { readPlainPattern } from '../parsing/readPlainPattern.ts';
import type { Readers } from './Readers.types.ts';

/** In a shipped page trees and read texts come with the release; the libraries that read are lent when something needs them. */
const lent: Partial<Readers> = {};
const trees = new Map<string, ShippedTree>();
const messages = new Map<string, ShippedMessage>();

/** Takes a library that reads. */
export function lend(readers: Partial<Readers>): void {
  Object.assign(lent, readers);
}

/** Takes the trees of a release, by the source of their expression. */
export function knowTrees(known: Readonly<Record<string, ShippedTree>>): void {
  for (const [source, tree] of Object.entries(known)) trees.set(source, tree);
}

/** Takes the texts of a catalogue that were read, by the keys they have there. */
export function knowMessages(
  catalogue: Readonly<Record<string, string>>,
  known: Readonly<Record<string, ShippedMessage>>,
): void {
  for (const [key, message] of Object.entries(known)) {
    const source = catalogue[key];
    if (source !== undefined) messages.set(source, message);
  }
}

/** A text that was shipped as it was read. There are no others: texts with something to fill in are those of catalogues. */
export function parseMessage(source: string): ParsedMessage {
  const known = messages.get(source);
  if (known !== undefined) return decodeMessage(known);
  throw new ExpressionError('expression/syntax', `The text "${source}" did not come with the release`, 0);
}

/** The tree of an expression that was shipped, else read by the parser if that was lent. */
export function parseTree(source: string): ExpressionNode {
  const known = trees.get(source);
  if (known !== undefined) return decodeTree(known, source);
  if (lent.parseTree) return lent.parseTree(source);
  throw new ExpressionError('expression/syntax', `The expression "${source}" did not come with the release`, 0);
}

/** Whether an expression can be read with what is here. */
export function canReadTree(source: string): boolean {
  return trees.has(source) || lent.parseTree !== undefined;
}

/** Whether a pattern can be read with what is here. */
export function canReadPattern(pattern: string): boolean {
  return lent.readPattern !== undefined || readPlainPattern(pattern) !== undefined;
}

/** Reads a pattern: with what reads all of them if that was lent, else one that the browser reads alike. */
export function readPattern(pattern: string): ReadPattern {
  if (lent.readPattern) return lent.readPattern(pattern);
  const plain = readPlainPattern(pattern);
  if (plain) return plain;
  throw new ExpressionError('expression/type', `The pattern "${pattern}" cannot be read before its reader is there`);
}

import type { ShippedTree } from './encodeTree.ts';
import type { Readers } from './Readers.types.ts';

/** Where everything is at hand: expressions and patterns are read by their libraries. */
export { parseTree } from './parseTree.ts';
export { readPattern } from './readPattern.ts';

/** Nothing is missing here that could be lent. */
export function lend(_readers: Partial<Readers>): void {}

/** Nothing has to be known here: what is asked for is read. */
export function knowTrees(_trees: Readonly<Record<string, ShippedTree>>): void {}

/** The public API of the parsers, with their libraries. Pages of the portal import them on demand, one by one. */

export { compilePattern } from './parsing/compilePattern.ts';
export type { MessageArgument } from './parsing/ParsedMessage.ts';
export { parseAst } from './parsing/parseAst.ts';
export { MessageError, messageArguments, parseMessage } from './parsing/parseMessage.ts';
export { parsers } from './parsing/parsers.ts';

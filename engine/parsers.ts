/** The door of the parsers, with their libraries. A page of the portal imports them late, one by one. */

export { compilePattern } from './parsing/compilePattern.ts';
export type { MessageArgument } from './parsing/ParsedMessage.ts';
export { parseAst } from './parsing/parseAst.ts';
export { MessageError, messageArguments, parseMessage } from './parsing/parseMessage.ts';
export { parsers } from './parsing/parsers.ts';

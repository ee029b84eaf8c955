import { compilePattern } from './compilePattern.ts';
import type { Parsers } from './Parsers.types.ts';
import { parseAst } from './parseAst.ts';
import { parseMessage } from './parseMessage.ts';

/** All parsers, for processes that have room for their libraries. */
export const parsers: Parsers = { compilePattern, parseAst, parseMessage };

import { compilePattern } from './compilePattern.ts';
import type { Parsers } from './Parsers.types.ts';
import { parseAst } from './parseAst.ts';
import { parseMessage } from './parseMessage.ts';

/** All parsers, for processes that can load their libraries. */
export const parsers: Parsers = { compilePattern, parseAst, parseMessage };

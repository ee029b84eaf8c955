/** The small door: what reads expressions and patterns, for pages that were shipped without either. */
export { lendParser } from './expressions/lendParser.ts';
export { lendPatterns } from './expressions/lendPatterns.ts';

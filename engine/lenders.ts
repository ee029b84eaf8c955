/** The small door: what reads expressions and patterns, for pages that were shipped without either. */
export { lendParser } from './readers/lendParser.ts';
export { lendPatterns } from './readers/lendPatterns.ts';

/** The parser of patterns alone, which is loaded when an expression is tried. */
export { compilePattern } from '#engine/parsers';

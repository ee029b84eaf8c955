/** All parsers, which are loaded when an expression is tried. Pages have none. */
export { parsers } from '#engine/parsers';

/** The parser of expressions alone, which is loaded when a table shows conditions. */
export { parseAst } from '#engine/parsers';

export { parseAst } from '#engine/parsers';

export { compilePattern } from '#engine/parsers';

/** Replaces the parser of texts: a release contains the parsed texts. */
export * from '@formatjs/icu-messageformat-parser/no-parser.js';

/** Stands for the parser of texts: they come with the release as they were read. */
export * from '@formatjs/icu-messageformat-parser/no-parser.js';

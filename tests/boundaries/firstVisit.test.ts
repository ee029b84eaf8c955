import { expect, test } from 'vitest';
import { partsOf, reachPackages } from './reachPackages.ts';

/** Large packages that few pages need. Each is loaded on demand. */
const heavy = /^(?:re2js|libphonenumber-js|@marcbachmann\/cel-js|@formatjs\/icu-messageformat-parser|markdown-it|ajv)/;

/** Parsers of expressions and patterns, and Markdown, which are loaded on demand. */
const readers = [
  'renderer/prefetch/expressionParser.ts',
  'renderer/prefetch/patternParser.ts',
  'renderer/texts/MarkdownText.tsx',
  'studio/table/expressionParser.ts',
  'studio/trying/patternParser.ts',
];

const start = 'web/main.tsx';

test('what every page starts with brings no reader, phone numbers or Markdown along', () => {
  expect(reachPackages(start).filter(({ name }) => heavy.test(name))).toEqual([]);
});

test.each(partsOf(start).filter((part) => !readers.includes(part)))(
  '%s, which is loaded when it is drawn, brings none of them along either',
  (part) => {
    expect(reachPackages(part).filter(({ name }) => heavy.test(name))).toEqual([]);
  },
);

test('what every page starts with brings no XState along, which is loaded with the first token or lifecycle', () => {
  expect(reachPackages(start).filter(({ name }) => name.includes('xstate'))).toEqual([]);
  expect(reachPackages('renderer/calls/createEventCheck.ts').map(({ name }) => name)).toContain('xstate');
});

test('a reader is seen where it is', () => {
  const found = readers.map((reader) => reachPackages(reader).some(({ name }) => heavy.test(name)));

  expect(found).toEqual(readers.map(() => true));
});

test('the portal starts with what is looked at here', () => {
  const names = new Set(reachPackages(start).map(({ name }) => name));

  expect([...names]).toEqual(
    expect.arrayContaining(['react-dom/client', '@tanstack/react-query', 'intl-messageformat']),
  );
  expect(partsOf(start)).toEqual(expect.arrayContaining(['renderer/blocks/tabs/TabsBlock.tsx', ...readers]));
});

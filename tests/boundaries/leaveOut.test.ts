import { expect, test } from 'vitest';
import { createCustomEqual } from '../../web/stand-ins/fastEquals.ts';
import { stubModules } from '../../web/stubModules.ts';

const standIn = (asked: string, importer: string): unknown =>
  typeof stubModules.resolveId === 'function'
    ? Reflect.apply(stubModules.resolveId, {}, [asked, importer, {}])
    : undefined;

test.each([
  ['@formatjs/icu-messageformat-parser', 'node_modules/intl-messageformat/index.js', 'messageParser.ts'],
  ['../TextareaAutosize/index.mjs', 'node_modules/@mui/material/InputBase/InputBase.mjs', 'textareaAutosize.ts'],
  ['fast-uri', 'node_modules/@rjsf/utils/lib/findSchemaDefinition.js', 'fastUri.ts'],
  [
    '../Tooltip/index.mjs',
    'node_modules/@mui/material/TablePaginationActions/TablePaginationActions.mjs',
    'paginationTooltip.tsx',
  ],
  ['fast-equals', 'node_modules/@rjsf/utils/lib/deepEquals.js', 'fastEquals.ts'],
  ['hoist-non-react-statics', 'node_modules/@emotion/react/dist/emotion.esm.js', 'hoistStatics.ts'],
])('%s, asked for by %s, is left out', (asked, importer, file) => {
  expect(standIn(asked, `/web/${importer}`)).toMatch(new RegExp(`/stand-ins/${file}$`));
});

test('who else asks is given what was asked for', () => {
  expect(standIn('@formatjs/icu-messageformat-parser', '/portal/engine/parsing/parseMessage.ts')).toBeUndefined();
});

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [{ change: () => 1 }, { change: () => 2 }, true],
  [new Date(0), new Date(0), false],
])('what replaces fast-equals compares %j with %j', (left, right, expected) => {
  expect(createCustomEqual()(left, right)).toBe(expected);
});

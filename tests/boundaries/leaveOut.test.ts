import { expect, test } from 'vitest';
import { stubModules } from '../../web/stubModules.ts';

const standIn = (asked: string, importer: string): unknown =>
  typeof stubModules.resolveId === 'function'
    ? Reflect.apply(stubModules.resolveId, {}, [asked, importer, {}])
    : undefined;

test.each([
  ['@formatjs/icu-messageformat-parser', 'node_modules/intl-messageformat/index.js', 'messageParser.ts'],
  ['../TextareaAutosize/index.mjs', 'node_modules/@mui/material/InputBase/InputBase.mjs', 'textareaAutosize.ts'],
  ['./mutationCache.js', 'node_modules/@tanstack/query-core/build/modern/queryClient.js', 'mutations.ts'],
  ['fast-uri', 'node_modules/@rjsf/utils/lib/findSchemaDefinition.js', 'fastUri.ts'],
  ['hoist-non-react-statics', 'node_modules/@emotion/react/dist/emotion.esm.js', 'hoistStatics.ts'],
])('%s, asked for by %s, is left out', (asked, importer, file) => {
  expect(standIn(asked, `/web/${importer}`)).toMatch(new RegExp(`/stand-ins/${file}$`));
});

test('who else asks is given what was asked for', () => {
  expect(standIn('@formatjs/icu-messageformat-parser', '/portal/engine/parsing/parseMessage.ts')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { palettes } from '../../renderer/theme/palettes.ts';
import { drawSignIn } from '../../server/demo/provider/drawPage.ts';
import { pageWords } from '../../server/demo/provider/pageWords.ts';

test('the sign-in page of the demo provider has the colours of the portal, light and dark', () => {
  // when
  const page = drawSignIn({ words: pageWords('en'), language: 'en', nonce: 'n', people: [], action: '/a' });
  const [light = '', dark = ''] = page
    .split('prefers-color-scheme: dark')
    .map((part) => part.slice(-400) + part.slice(0, 400));
  // then
  const wanted = ({ primary, background, text, divider, error }: (typeof palettes)['light' | 'dark']) => [
    `--page: ${background.default}`,
    `--text: ${text.primary}`,
    `--quiet: ${text.secondary}`,
    `--edge: ${divider}`,
    `--act: ${primary.main}`,
    `--bad: ${error.main}`,
  ];
  expect(wanted(palettes.light).filter((rule) => !light.includes(rule))).toEqual([]);
  expect(wanted(palettes.dark).filter((rule) => !dark.includes(rule))).toEqual([]);
});

import { expect, test } from 'vitest';
import { palettes } from '../../renderer/theme/palettes.ts';
import { pageTexts } from '../../server/http/demoProvider/pageTexts.ts';
import { renderSignIn } from '../../server/http/demoProvider/renderPage.ts';

test('the sign-in page of the demo provider has the light colours of the portal, whatever the system prefers', () => {
  // when
  const page = renderSignIn({ words: pageTexts('en'), language: 'en', nonce: 'n', people: [], action: '/a' });
  // then
  const { primary, background, text, divider, error } = palettes.light;
  const wanted = [
    `--page: ${background.default}`,
    `--text: ${text.primary}`,
    `--quiet: ${text.secondary}`,
    `--edge: ${divider}`,
    `--act: ${primary.main}`,
    `--bad: ${error.main}`,
  ];
  expect(wanted.filter((rule) => !page.includes(rule))).toEqual([]);
  expect(page).not.toContain('prefers-color-scheme');
});

import { expect, test } from 'vitest';
import { hideInlineStyles } from './inlineStyles.ts';

test('inline styles get another name in tags, and nowhere else', () => {
  const html = '<p style="color: red">a style="x" b</p><span class="y" STYLE=\'font-size: 12px\'>c</span>';

  expect(hideInlineStyles(html)).toBe(
    '<p data-style="color: red">a style="x" b</p><span class="y" data-style=\'font-size: 12px\'>c</span>',
  );
});

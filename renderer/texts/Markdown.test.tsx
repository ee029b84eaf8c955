import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeMarkdown } from '#engine';
import { Markdown } from './Markdown.tsx';

test('keeps the lines of what is filled in, without the parser', () => {
  const note = escapeMarkdown('# First\r\n- second\n  third\n\nfourth\n');

  expect(renderToStaticMarkup(<Markdown text={`${note}\n\nClosed`} />)).toBe(
    '<div class="paragraphs"><p># First\n- second\nthird</p><p>fourth</p><p>Closed</p></div>',
  );
});

test('draws words with escaped marks at once, as the words they are', () => {
  const drawn = renderToStaticMarkup(<Markdown text={`Close ${escapeMarkdown('*Pilot* [1](https://x.example)')}?`} />);

  expect(drawn).toBe('<div class="paragraphs"><p>Close *Pilot* [1](https://x.example)?</p></div>');
});

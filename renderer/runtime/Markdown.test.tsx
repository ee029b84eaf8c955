import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeMarkdown } from '#engine';
import { Markdown } from './Markdown.tsx';

test('draws words with escaped marks at once, as the words they are', () => {
  const drawn = renderToStaticMarkup(<Markdown text={`Close ${escapeMarkdown('*Pilot* [1](https://x.example)')}?`} />);

  expect(drawn).toBe('<div class="paragraphs"><p>Close *Pilot* [1](https://x.example)?</p></div>');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { OptionLabel } from '../../renderer/blocks/table/OptionLabel.tsx';
import { queryKeyOf } from '../../renderer/calls/refreshAfter.ts';
import { RuntimeProvider } from '../../renderer/texts/RuntimeProvider.tsx';
import { readBase } from '../engine/readFixtures.ts';
import { testRuntime } from './testRuntime.ts';

const { release } = buildRelease(readBase().filter(({ path }) => !path.endsWith('/locale/fr.json')));
const fields = release?.forms['pick-book']?.fields ?? [];
const field = 'each' in fields ? undefined : fields.find(({ options }) => options !== undefined);

/** Returns the rendered label of a book by its ISBN, with some books already loaded. */
function shown(value: string, loaded: Readonly<Record<string, unknown>>): string {
  if (release === undefined || field?.options === undefined) throw new Error('The form has no field with options.');
  const queries = new QueryClient();
  for (const [isbn, book] of Object.entries(loaded)) queries.setQueryData(queryKeyOf('books.get', { isbn }), book);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RuntimeProvider value={testRuntime(release)}>
        <OptionLabel field={field} options={field.options} value={value} written={value} />
      </RuntimeProvider>
    </QueryClientProvider>,
  );
}

test('a filter by a record shows its name, and its number until it is loaded', () => {
  const isbn = '9780000000001';
  const loaded = { [isbn]: { isbn, title: 'The long way' } };

  expect([shown(isbn, loaded), shown(isbn, {})]).toEqual(['The long way', isbn]);
});

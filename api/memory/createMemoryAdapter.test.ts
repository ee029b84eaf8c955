import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anonymous, buildRelease } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { createMemoryAdapter } from './createMemoryAdapter.ts';

const { release } = buildRelease(readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base')));
const emma = { isbn: '9780141439587', title: 'Emma', kind: 'novel', copies: 2 };

test('who reads by a handler of their own needs no stored record', async () => {
  if (!release) throw new Error('The gate refuses the library');
  const adapter = createMemoryAdapter({
    release,
    records: { book: [] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Member', 'Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    handlers: { 'books.get': () => emma },
  });

  const answer = await adapter.run('books.get', { isbn: emma.isbn });

  expect(answer).toEqual(emma);
});

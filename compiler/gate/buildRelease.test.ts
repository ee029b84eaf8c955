import { describe, expect, test } from 'vitest';
import { buildRelease } from './buildRelease.ts';

const files = [
  {
    path: 'definitions/books/book.entity.json',
    text: JSON.stringify({
      $schema: '../entity.schema.json',
      title: 'Novel',
      properties: { pages: { title: 'Pages', type: 'integer' } },
    }),
  },
  {
    path: 'definitions/books/locale/fr.json',
    text: JSON.stringify({
      $schema: '../../locale.schema.json',
      'book.entity': { title: { of: 'Book', is: 'Livre' }, spine: { of: 'Spine', is: 'Dos' } },
    }),
  },
];

describe('a set whose translations are behind its English', () => {
  test('makes no release', () => {
    const { release, errors } = buildRelease(files);

    expect(release).toBeUndefined();
    expect(errors.map(({ severity, code }) => `${severity} ${code}`).toSorted()).toEqual([
      'error text/missing',
      'error text/orphan',
      'error text/stale',
    ]);
  });

  test('makes a release with warnings where translations may be behind, in the words that there are', () => {
    const { release, errors } = buildRelease(files, { translations: 'behind' });

    expect(release?.texts['en']?.['book.entity/title']).toBe('Novel');
    expect(errors.map(({ severity, code }) => `${severity} ${code}`).toSorted()).toEqual([
      'warning text/missing',
      'warning text/orphan',
      'warning text/stale',
    ]);
  });
});

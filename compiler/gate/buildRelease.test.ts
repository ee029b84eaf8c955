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

describe('widgets and templates that a portal adds', () => {
  const form = (words: object) => [
    {
      path: 'definitions/books/rate.form.json',
      text: JSON.stringify({
        $schema: '../form.schema.json',
        fields: [{ field: 'stars', title: 'Stars', type: 'integer', ...words }],
      }),
    },
  ];
  const forms = { widgets: ['star-rating'], fields: ['geo-point'], templates: ['two-columns'] };

  test('are named in definitions, a field of rjsf as a widget is', () => {
    const stars = buildRelease(form({ widget: 'star-rating', template: 'two-columns', ui: { stars: 3 } }), { forms });
    const place = buildRelease(form({ widget: 'geo-point' }), { forms });

    expect([stars.errors, place.errors]).toEqual([[], []]);
    expect(stars.release?.forms['rate']?.fields).toMatchObject([
      { widget: 'star-rating', words: { template: 'two-columns', ui: { stars: 3 } } },
    ]);
  });

  test('are refused by name where the portal does not add them', () => {
    const { errors } = buildRelease(form({ widget: 'star-ratings', template: 'two-columns' }), {
      forms: { widgets: ['star-rating'] },
    });

    expect(
      errors.map(({ code, pointer, message }) => [code, pointer, message.replace(/one of .*: /, 'one of …: ')]),
    ).toEqual([
      ['property/type', '/fields/0/widget', '"star-ratings" given; expected one of …: did you mean "star-rating"?'],
      ['property/type', '/fields/0/template', '"two-columns" given; this portal has none'],
    ]);
  });
});

import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { anonymous, type CallModel, createExpressions, type VariantModel } from '#engine';
import { parsers } from '#engine/parsers';
import { createRecordVersions } from './createRecordVersions.ts';

const expressions = createExpressions(parsers);

const built = buildRelease([
  file('entity/book', {
    title: 'Book',
    key: 'isbn',
    properties: {
      isbn: { title: 'ISBN', type: 'string', required: true },
      title: { title: 'Title', type: 'string' },
      version: { title: 'Version', type: 'integer', readOnly: true },
    },
  }),
  file('operation/books.get', { title: 'Book', call: 'GET /books/{isbn}', result: 'book', allow: 'everybody' }),
  file('operation/books.update', {
    title: 'Save',
    call: 'PUT /books/{isbn}',
    of: 'book',
    body: ['title'],
    allow: 'everybody',
  }),
  file('access/library', { roles: [], policies: [{ policy: 'everybody', when: true }] }),
]);

function file(name: string, json: object): { readonly path: string; readonly text: string } {
  const [kind = ''] = name.split('/');
  return { path: `${name}.${kind}.json`, text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }) };
}

const call = (run: string): CallModel => ({ run, with: { isbn: '1' }, when: true, as: run, notices: {} });
const variant: VariantModel = { variant: 'edit', when: true, start: call('books.get'), steps: [] };
const scope = {
  variables: {},
  user: { ...anonymous, signedIn: true },
  settings: {},
  clock: { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' },
  expressions,
};

function begin(base: Readonly<Record<string, unknown>> | undefined) {
  if (built.release === undefined) throw new Error(JSON.stringify(built.errors));
  return createRecordVersions({ variant, base, release: built.release, me: 'readers.me' });
}
const told = (versions: ReturnType<typeof begin>) =>
  versions.tell([call('books.update')], scope).map((one) => one.with['version']);

test('the calls of a wizard say the version of the record that it began from', () => {
  const versions = begin({ isbn: '1', title: 'Emma', version: 4 });

  expect([told(versions), versions.isTold([call('books.update')], scope)]).toEqual([[4], true]);
});

test('a later call says the version that the answer to an earlier one told, and none where it told none', () => {
  const versions = begin({ isbn: '1', version: 4 });

  versions.follow([call('books.update')], scope, { isbn: '1', version: 5 });
  const known = told(versions);
  versions.follow([call('books.update')], scope, undefined);

  expect([known, told(versions), versions.isTold([call('books.update')], scope)]).toEqual([[5], [undefined], false]);
});

test('a wizard that began from no record, or from another one, says no version', () => {
  expect([told(begin(undefined)), told(begin({ isbn: '2', version: 4 }))]).toEqual([[undefined], [undefined]]);
});

import { expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { bodyChanges } from './bodyChanges.ts';

/** Returns the changes of a book whose `author` is decided by `title` and only visible to librarians. */
function changesOf(method: 'PATCH' | 'PUT', body: Readonly<Record<string, unknown>>) {
  const operation = release.operations['books.update'];
  const entity = release.entities['book'];
  if (operation === undefined || entity === undefined) throw new Error('The library has no books.');
  const decided = (field: FieldModel): FieldModel =>
    field.path === 'author' ? { ...field, allow: ['librarian'], decidedBy: 'title' } : field;
  const changed: OperationModel = { ...operation, method, body: (operation.body ?? []).map(decided) };
  const found = bodyChanges({ operation: changed, entity, body, scope: scopeFor('member', {}), release });
  return found.filter(({ path }) => path === 'author' || path === 'title');
}

test('what was decided goes with what decided it, also for somebody who may not see it', () => {
  expect(changesOf('PATCH', { title: null, author: null })).toEqual([
    { path: 'title', value: undefined },
    { path: 'author', value: undefined },
  ]);
});

test('what was decided stays where a change leaves out what decided it, and goes where a whole record leaves it out', () => {
  expect([changesOf('PATCH', {}), changesOf('PUT', {})]).toEqual([
    [],
    [
      { path: 'title', value: undefined },
      { path: 'author', value: undefined },
    ],
  ]);
});

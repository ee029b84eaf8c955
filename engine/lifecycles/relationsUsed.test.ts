import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease } from '../../compiler/gate/buildRelease.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { Condition } from '../model/value.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { relationsUsed } from './relationsUsed.ts';

const expressions = createExpressions(parsers);

const { release } = buildRelease(readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base')));

function readBy(when: Condition): readonly string[] {
  const entity = release?.entities['loan'];
  const lifecycle = release?.lifecycles['loan'];
  if (entity === undefined || lifecycle === undefined) throw new Error('The gate refuses the library');
  const events = lifecycle.events.map((event) => ({ ...event, when }));
  return relationsUsed({ ...lifecycle, events }, entity, expressions).map(({ path }) => path);
}

test('relations that the events of a lifecycle read are those whose properties they name', () => {
  expect(readBy({ '=': 'this.book.copies > 1' })).toEqual(['book']);
  expect(readBy({ '=': 'has(this.book)' })).toEqual(['book']);
  expect(readBy({ '=': "this.isbn != '' && this.dueOn > today()" })).toEqual([]);
});

test('an entity whose properties lead nowhere has none, whatever its events read', () => {
  const book = release?.entities['book'];
  const lifecycle = release?.lifecycles['loan'];
  if (book === undefined || lifecycle === undefined) throw new Error('The gate refuses the library');
  const events = lifecycle.events.map((event) => ({ ...event, when: { '=': 'this.book.copies > 1' } }));
  const properties = book.properties.filter(({ by }) => by === undefined);

  expect(relationsUsed({ ...lifecycle, events }, { ...book, properties }, expressions)).toEqual([]);
});

test('relations that only a computed property reads are among them', () => {
  const entity = release?.entities['loan'];
  const lifecycle = release?.lifecycles['loan'];
  if (entity === undefined || lifecycle === undefined) throw new Error('The gate refuses the library');
  const [first, ...others] = entity.properties.filter(({ by }) => by === undefined);
  const relations = entity.properties.filter(({ by }) => by !== undefined);
  if (first === undefined) throw new Error('A loan has properties');
  const properties = [{ ...first, value: { '=': 'this.book.copies' } }, ...others, ...relations];

  expect(
    relationsUsed({ ...lifecycle, events: [] }, { ...entity, properties }, expressions).map(({ path }) => path),
  ).toEqual(['book']);
});

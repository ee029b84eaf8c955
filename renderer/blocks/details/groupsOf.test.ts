import { expect, test } from 'vitest';
import type { FieldModel } from '#engine';
import { makeField } from '../../../stories/samples/makeField.ts';
import { groupsOf } from './groupsOf.ts';

function field(path: string, section?: FieldModel['section']): FieldModel {
  return makeField(path, section ? { section } : {});
}

const dates = { name: 'dates', title: { literal: 'Dates' } };
const fields = [field('title'), field('lentOn', dates), field('dueOn', dates), field('remarks')];

function groupedPaths(isKept: (field: FieldModel) => boolean) {
  return groupsOf(fields, isKept).map(({ name, fields: kept }) => [name, ...kept.map(({ path }) => path)]);
}

test('fields are grouped by their sections', () => {
  expect(groupedPaths(() => true)).toEqual([
    ['', 'title'],
    ['dates', 'lentOn', 'dueOn'],
    ['', 'remarks'],
  ]);
});

test('a group keeps its heading when its first field is left out, and goes when all are', () => {
  expect(groupedPaths(({ path }) => path === 'dueOn')).toEqual([['dates', 'dueOn']]);
  expect(groupsOf(fields, ({ path }) => path === 'dueOn')[0]?.title).toEqual({ literal: 'Dates' });
  expect(groupedPaths(({ path }) => path === 'title')).toEqual([['', 'title']]);
});

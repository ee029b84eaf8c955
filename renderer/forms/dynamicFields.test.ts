import { expect, it } from 'vitest';
import type { FieldModel } from '#engine';
import { createExpressions } from '#engine';
import { parsers } from '#engine/parsers';
import { mergeDynamicFields, packDynamicFields, unpackDynamicFields } from './dynamicFields.ts';

const expressions = createExpressions(parsers);

const field = (path: string, words: Partial<FieldModel> = {}): FieldModel => ({
  path,
  wire: path,
  title: { literal: path },
  type: 'any',
  words: {},
  schema: {},
  constraint: 'c',
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
  ...words,
});

const extras = field('extras', { stored: { field: { id: { '=': 'field' } }, value: { '=': 'value' } } });
const parts = [{ field: extras, expanded: [field('extras.7', { words: { field: 7 } })] }];
const scope = {
  variables: {},
  user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  settings: {},
  clock: { today: () => '2026-11-21', now: () => '2026-11-21T00:00:00Z' },
  expressions,
};

it('stores brought values in their shape and finds them again', () => {
  const filled = { title: 'Emma', extras: { 7: 'large print' } };
  const stored = { title: 'Emma', extras: [{ field: { id: 7 }, value: 'large print' }] };

  expect(packDynamicFields(filled, parts, scope)).toEqual(stored);
  expect(unpackDynamicFields(stored, parts)).toEqual(filled);
  expect(unpackDynamicFields(filled, parts)).toEqual(filled);
});

it('places brought fields under the heading of the field that brings them', () => {
  const each = { from: { '=': '[]' }, each: { field: { '=': 'item.id' } }, kinds: {} };
  const section = { name: 'further', title: { literal: 'Further' } };
  const written = [field('title'), field('extras', { each, section })];

  const { fields } = mergeDynamicFields(written, [undefined, [{ id: 7 }]], scope);

  expect(fields.map(({ path, section: under }) => [path, under?.name])).toEqual([
    ['title', undefined],
    ['extras.7', 'further'],
  ]);
});

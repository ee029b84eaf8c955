import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expressions, kinds } from '#compiler';
import { anonymous, evaluate, type Scope } from '#engine';
import { blockNames } from '../../compiler/language/blocks/index.ts';
import { functions } from '../../engine/expressions/functions.ts';
import { generateReference } from '../../scripts/generateReference.ts';
import { indexOfLanguage } from '../../scripts/indexOfLanguage.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'reference');

const scope: Scope = {
  variables: {},
  user: anonymous,
  settings: {},
  clock: { today: () => '2026-11-21', now: () => '2026-11-21T09:30:00.000Z' },
  expressions,
};

test.each([...generateReference()])('the reference page %s says what its sources say', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test('every widget of the register is in the reference', () => {
  const registry = readFileSync(join(import.meta.dirname, '..', '..', 'renderer', 'widgets', 'registry.ts'), 'utf8');
  const registered = registry.match(/^export /gm)?.length;

  expect(generateReference().get('widgets.md')?.match(/^\| `/gm)?.length).toBe(registered);
});

test('the alphabetical index names every kind, block, format and function, in order', () => {
  const rows = indexOfLanguage();

  const names = rows.map(([name]) => name?.replaceAll('`', ''));
  expect(names).toEqual(expect.arrayContaining([...kinds, ...blockNames, ...functions.keys(), 'submits', 'yes-no']));
  expect(names).toEqual(names.toSorted((a = '', b = '') => a.localeCompare(b, 'en')));
  expect(rows.filter(([, , meaning]) => meaning === '')).toEqual([]);
});

describe('the reference of functions', () => {
  test.each([...functions.values()])('$name gives what its example says', ({ example: { expression, gives } }) => {
    expect(evaluate({ '=': expression }, scope)).toEqual(gives);
  });
});

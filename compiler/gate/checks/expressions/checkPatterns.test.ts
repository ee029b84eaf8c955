import { join } from 'node:path';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { readDefinitionFiles } from '../../../../scripts/readDefinitionFiles.ts';
import { buildRelease } from '../../buildRelease.ts';

vi.mock('recheck', () => ({ checkSync: vi.fn(() => ({ status: 'unknown' })) }));

const library = readDefinitionFiles(join(import.meta.dirname, '../../../../tests/fixtures/gate/base'));

function patternsRefused(pattern: string): readonly string[] {
  const text = JSON.stringify({
    $schema: '../entity.schema.json',
    title: 'Shelf',
    properties: { name: { title: 'Name', type: 'string', pattern } },
  });
  const { errors } = buildRelease([...library, { path: 'entity/shelf.entity.json', text }]);
  return errors.filter(({ code }) => code === 'pattern/backtracking').map(({ pointer }) => pointer);
}

test('a pattern with few ways through it is not searched for a text that takes long', () => {
  const refused = patternsRefused('^[A-Za-z0-9]{1,100}$');

  const searched = vi.mocked(checkSync).mock.calls.map(([source]) => source);
  expect({ refused, isSearched: searched.includes('^[A-Za-z0-9]{1,100}$') }).toEqual({
    refused: [],
    isSearched: false,
  });
});

test('a pattern that cannot be shown to be harmless is refused', () => {
  expect(patternsRefused('^([a-z]+)+$')).toEqual(['/properties/name/pattern']);
});

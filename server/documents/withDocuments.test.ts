import { describe, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { withDocuments } from './withDocuments.ts';

describe('documents are kept', () => {
  const keptOf = (given: Parameters<typeof withDocuments>[0]): readonly string[] =>
    [...withDocuments(given).keys()].filter((id) => !given.storages.has(id)).sort();

  test('of what the definitions create and nobody else keeps', () => {
    expect(keptOf({ release: documentRelease(), storages: new Map(), written: new Set() })).toEqual([
      'book',
      'loan',
      'note',
    ]);
  });

  test('of nothing whose creation has a handler', () => {
    const written = new Set(['books.create', 'notes.create']);

    expect(keptOf({ release: documentRelease(), storages: new Map(), written })).toEqual(['loan']);
  });
});

import { describe, expect, test } from 'vitest';
import { handlers, storages } from '../../portal/handlers/index.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { editionHandlers } from '../releases/editionHandlers.ts';
import { releaseHandlers } from '../releases/releaseHandlers.ts';
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

  test('of nothing in the portal, where every record has a table', async () => {
    const given = {
      release: (await portalSource()).release,
      storages: new Map(storages.map((storage) => [storage.entity, storage])),
      written: new Set([...handlers, ...editionHandlers, ...releaseHandlers].map(({ operation }) => operation)),
    };

    expect(keptOf(given)).toEqual([]);
  });
});

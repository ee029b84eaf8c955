import { expect, test } from 'vitest';
import { withDocuments } from '../../server/documents/withDocuments.ts';
import { editionHandlers } from '../../server/releases/editionHandlers.ts';
import { releaseHandlers } from '../../server/releases/releaseHandlers.ts';
import { handlers, storages } from '../handlers/index.ts';
import { portalSource } from '../testing/portalRelease.ts';

test('every record of the portal has a table: none is kept as a document', async () => {
  // given
  const written = new Set([...handlers, ...editionHandlers, ...releaseHandlers].map(({ operation }) => operation));
  const stored = new Map(storages.map((storage) => [storage.entity, storage]));
  const { release } = await portalSource();

  // when
  const kept = withDocuments({ release, storages: stored, written });

  // then
  expect([...kept.keys()].toSorted()).toEqual([...stored.keys()].toSorted());
});

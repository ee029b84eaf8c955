import { expect, test } from 'vitest';
import { withDocuments } from '../../server/documents/withDocuments.ts';
import { functionHandlers } from '../../server/roles/functionHandlers.ts';
import { roleHandlers } from '../../server/roles/roleHandlers.ts';
import { editionHandlers } from '../../server/studio/editionHandlers.ts';
import { releaseHandlers } from '../../server/studio/releaseHandlers.ts';
import { scheduleHandlers } from '../../server/studio/scheduleHandlers.ts';
import { studioHandlers } from '../../server/studio/studioHandlers.ts';
import { transferHandlers } from '../../server/studio/transferHandlers.ts';
import { handlers, storages } from '../handlers/index.ts';
import { portalSource } from '../testing/portalRelease.ts';

test('every record of the portal has a table: none is kept as a document', async () => {
  // given
  const ofStudio = [
    ...editionHandlers,
    ...releaseHandlers,
    ...scheduleHandlers,
    ...studioHandlers,
    ...transferHandlers,
  ];
  const ofServer = [...ofStudio, ...roleHandlers, ...functionHandlers];
  const written = new Set([...handlers, ...ofServer].map(({ operation }) => operation));
  const stored = new Map(storages.map((storage) => [storage.entity, storage]));
  const { release } = await portalSource();

  // when
  const kept = withDocuments({ release, storages: stored, written });

  // then
  expect([...kept.keys()].toSorted()).toEqual([...stored.keys()].toSorted());
});

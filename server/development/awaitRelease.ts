import type { FormNames } from '#compiler';
import { concernsDefinitions } from '#compiler';
import type { ReleaseCache } from '../releases/createReleaseCache.ts';
import { DefinitionsRefused, loadRelease } from '../releases/loadRelease.ts';
import type { ReleaseSource } from '../releases/ReleaseStore.types.ts';
import type { FolderStatus } from './FolderStatus.types.ts';
import { watchFolder } from './watchFolder.ts';

interface Awaiting {
  readonly memory: ReleaseCache;
  readonly forms?: FormNames;
  readonly onStatus: (status: FolderStatus) => void;
}

/**
 * Builds the release of a folder. While the gate refuses it, the refusal is reported and the next change is awaited.
 */
export async function awaitRelease(folder: string, { memory, forms = {}, onStatus }: Awaiting): Promise<ReleaseSource> {
  for (;;) {
    let end = async (): Promise<void> => undefined;
    // Watching starts before reading, so that no change in between is missed.
    const changed = new Promise<void>((resolve) => {
      end = watchFolder(folder, { concerns: concernsDefinitions, onChange: async () => resolve() });
    });
    try {
      return await loadRelease(folder, { memory, forms, translations: 'behind' });
    } catch (error) {
      if (!(error instanceof DefinitionsRefused)) throw error;
      onStatus({ status: 'refused', findings: error.message });
      await changed;
    } finally {
      await end();
    }
  }
}

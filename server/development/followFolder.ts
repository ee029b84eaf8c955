import type { Services } from '../contract/Services.types.ts';
import { DefinitionsRefused, loadRelease } from '../releases/loadRelease.ts';
import { concernsDefinitions } from '../releases/readDefinitions.ts';
import { syncFolderRelease } from '../releases/syncFolderRelease.ts';
import type { FolderStatus } from './FolderStatus.types.ts';
import { watchFolder } from './watchFolder.ts';

interface Following {
  readonly folder: string;
  readonly services: Pick<Services, 'database' | 'releases'>;
  readonly onStatus: (status: FolderStatus) => void;
}

/**
 * Builds the release of a folder at each change and makes it live in this process. A set that is refused is told, and
 * the release before stays live. For development: what was published at run time does not count, and translations may
 * be behind. Returns what ends it.
 */
export function followFolder({ folder, services, onStatus }: Following): () => Promise<void> {
  const { database, releases } = services;
  const take = async (): Promise<void> => {
    const started = performance.now();
    let warnings = '';
    const source = await loadRelease(folder, {
      translations: 'behind',
      forms: services.releases.forms,
      onWarnings: (printed) => {
        warnings = printed;
      },
    });
    const missing = releases.unanswered(source.release);
    if (missing.length > 0) {
      onStatus({ status: 'refused', findings: missing.map((id) => `There is no handler for "${id}".`).join('\n') });
      return;
    }
    const { unanswered, forms } = releases;
    await syncFolderRelease({ database, shipped: source, unanswered, forms, folderCounts: true });
    await releases.refresh();
    const milliseconds = Math.round(performance.now() - started);
    onStatus({ status: 'live', release: source.release.hash, milliseconds, warnings });
  };
  const onChange = (): Promise<void> =>
    take().catch((error: unknown) => {
      // A file may be taken away between the look into its folder and the reading: that is a change that follows.
      const findings = error instanceof DefinitionsRefused ? error.message : String(error);
      onStatus({ status: 'refused', findings });
    });
  return watchFolder(folder, { concerns: concernsDefinitions, onChange });
}

import { concernsDefinitions } from '#compiler';
import type { Services } from '../contract/Services.types.ts';
import { DefinitionsRefused, loadRelease } from '../releases/loadRelease.ts';
import { syncFolderRelease } from '../releases/syncFolderRelease.ts';
import type { FolderStatus } from './FolderStatus.types.ts';
import { watchFolder } from './watchFolder.ts';

interface Following {
  readonly folder: string;
  readonly services: Pick<Services, 'database' | 'releases'>;
  /** When the live release was read from the folder, in milliseconds since 1970. */
  readonly since: number;
  readonly onStatus: (status: FolderStatus) => void;
}

/**
 * Builds the release of a folder after each change and makes it live in this process. A refused set is reported, and
 * the previous release stays live. For development: releases published at run time are ignored, and translations can be
 * outdated. Returns a function that stops watching.
 */
export function followFolder({ folder, services, since, onStatus }: Following): () => Promise<void> {
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
      // A file can be removed between listing its folder and reading it. The next change reads the folder again.
      const findings = error instanceof DefinitionsRefused ? error.message : String(error);
      onStatus({ status: 'refused', findings });
    });
  return watchFolder(folder, { concerns: concernsDefinitions, since, onChange });
}

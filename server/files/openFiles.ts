import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import type { ObjectStorage } from '../contract/FileStore.types.ts';
import type { Services } from '../contract/Services.types.ts';
import { createFileStore } from './createFileStore.ts';
import { createClamdScanner } from './scan/createClamdScanner.ts';
import { createFolderStorage } from './storage/createFolderStorage.ts';
import { readFilesUrl } from './storage/readFilesUrl.ts';

type Settings = Pick<Config, 'dataDir' | 'filesUrl' | 'fileLimit' | 'clamdUrl'>;

/** Creates the file store, its limit and the virus scanner from the configuration. */
export async function openFiles(config: Settings): Promise<Pick<Services, 'files' | 'uploadLimit' | 'scanner'>> {
  const { dataDir, filesUrl, fileLimit, clamdUrl } = config;
  const scanner = clamdUrl === undefined ? {} : { scanner: createClamdScanner(clamdUrl) };
  const files = createFileStore(join(dataDir, 'files'), await openObjects({ dataDir, filesUrl }));
  return { files, uploadLimit: fileLimit, ...scanner };
}

/** Opens the storage of files from the configuration. */
export async function openObjects(config: {
  readonly dataDir: string;
  readonly filesUrl?: string | undefined;
}): Promise<ObjectStorage> {
  if (config.filesUrl === undefined) return createFolderStorage(join(config.dataDir, 'files'));
  const address = readFilesUrl(config.filesUrl);
  // Loading it takes half a second, which a server with a folder does not need.
  const { createS3Storage } = await import('./storage/createS3Storage.ts');
  return createS3Storage(address);
}

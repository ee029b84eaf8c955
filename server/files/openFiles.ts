import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import type { Services } from '../contract/Services.types.ts';
import { createFileStore } from './createFileStore.ts';
import { createClamdScanner } from './scan/createClamdScanner.ts';
import { readFilesUrl } from './storage/readFilesUrl.ts';

type Settings = Pick<Config, 'dataDir' | 'filesUrl' | 'fileLimit' | 'clamdUrl'>;

/** What stores, limits and scans files, as the configuration says. */
export async function openFiles(config: Settings): Promise<Pick<Services, 'files' | 'uploadLimit' | 'scanner'>> {
  const { dataDir, filesUrl, fileLimit, clamdUrl } = config;
  const scanner = clamdUrl === undefined ? {} : { scanner: createClamdScanner(clamdUrl) };
  return { files: await openStore(join(dataDir, 'files'), filesUrl), uploadLimit: fileLimit, ...scanner };
}

async function openStore(folder: string, url: string | undefined): Promise<Services['files']> {
  if (url === undefined) return createFileStore(folder);
  const address = readFilesUrl(url);
  // Half a second of start that a server with a folder does not need.
  const { createS3Storage } = await import('./storage/createS3Storage.ts');
  return createFileStore(folder, createS3Storage(address));
}

import { loadWithRetry } from '../lazy/loadWithRetry.ts';

type SaveFile = typeof import('../calls/saveFile.ts').saveFile;

/** Saves a file as a browser download. The code for it is loaded with the first file, as in the page itself. */
export async function saveFileLater(...file: Parameters<SaveFile>): Promise<void> {
  const { saveFile } = await loadWithRetry(() => import('../calls/saveFile.ts'));
  saveFile(...file);
}

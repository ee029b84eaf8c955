import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the key that signs sessions: the configured one, or one that is generated at the first start and stored in
 * the data folder.
 */
export async function readSecret(config: {
  readonly sessionSecret?: string;
  readonly dataDir: string;
}): Promise<Uint8Array> {
  if (config.sessionSecret !== undefined) return new TextEncoder().encode(config.sessionSecret);
  const file = join(config.dataDir, 'session.key');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // Written only if it does not exist: of two concurrent starts, both use the first one's key.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return new TextEncoder().encode((await readFile(file, 'utf8')).trim());
}

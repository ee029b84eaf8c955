import { join } from 'node:path';
import type { BackupSource } from '../../server/backup/Backup.types.ts';
import { readConfig } from '../../server/config/readConfig.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { openObjects } from '../../server/files/openFiles.ts';
import { findPortal } from '../findPortal.ts';

/** Opens the database and the files of the environment and `.env`. The caller closes the database. */
export async function openBackupSource(): Promise<BackupSource> {
  // A backup may only be readable by its owner, and so may restored files.
  process.umask(0o077);
  const config = readConfig(process.env, { dotenv: true });
  const { databaseUrl: url, dataDir, filesUrl } = config;
  const { migrations } = await findPortal(config);
  const objects = await openObjects({ dataDir, filesUrl });
  const database = await openDatabase(url === undefined ? { directory: dataDir } : { url });
  return { database, objects, keyFile: join(dataDir, 'session.key'), migrations };
}

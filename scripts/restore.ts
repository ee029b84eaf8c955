import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/backup/restoreBackup.ts';
import { openBackupSource } from './command/openBackupSource.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';

const usage = `
npm run restore -- <file>

Restores a backup into the empty database and the empty place for files that the settings (the environment and .env)
name, and compares every row with the backup. Both may be of another kind than those that were backed up: this is also
how a portal is moved from the embedded database to PostgreSQL, and from a folder to a bucket.
`;

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
  refuseMore(positionals, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Name the file of the backup');
  const target = await openBackupSource();
  try {
    const { tables, files, jobs, createdAt } = await restoreBackup(target, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored the backup of ${createdAt}: ${tables.length} tables, ${rows} rows, ${files.length} files, ${jobs} waiting jobs`,
    );
    console.log('Every row is equal to that of the backup. Start the server.');
  } finally {
    await target.database.close();
  }
});

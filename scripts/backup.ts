import { parseArgs } from 'node:util';
import { writeBackup } from '../server/backup/writeBackup.ts';
import { openBackupSource } from './command/openBackupSource.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';

const usage = `
npm run backup -- <file>

Writes all rows, stored files, waiting jobs and the signing key of the portal that the settings (the environment and
.env) describe into one new ZIP file. A server on PostgreSQL may run meanwhile; one on the embedded database has to be
stopped first. The file contains everything that the portal keeps: protect it like the database.
`;

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
  refuseMore(positionals, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Name the file that the backup is written to');
  const source = await openBackupSource();
  try {
    const { tables, files, jobs } = await writeBackup(source, { path, now: new Date() });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}: ${tables.length} tables, ${rows} rows, ${files.length} files, ${jobs} waiting jobs`);
  } finally {
    await source.database.close();
  }
});

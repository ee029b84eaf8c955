import { unlockAccount } from '../server/accounts/unlockAccount.ts';
import { readConfig } from '../server/config/readConfig.ts';
import { openDatabase } from '../server/database/openDatabase.ts';

/** `npm run unlock -- EMAIL`: forgets the failed sign-ins of an account, so that its right password opens it at once. */
const [name = ''] = process.argv.slice(2);
if (name === '') {
  process.stderr.write('Name the account: npm run unlock -- EMAIL\n');
  process.exitCode = 1;
} else {
  const config = readConfig(process.env, { dotenv: true });
  try {
    const { databaseUrl: url, dataDir: directory } = config;
    const database = await openDatabase(url === undefined ? { directory } : { url });
    const isKnown = await unlockAccount(database, name);
    await database.close();
    process.stdout.write(isKnown ? `${name} may sign in again.\n` : `There is no account ${name}.\n`);
    if (!isKnown) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

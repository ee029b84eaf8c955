import { parseArgs } from 'node:util';
import {
  listAdministrators,
  makeAdministrator,
  type Operator,
  renewPassword,
} from '../server/accounts/administerAccounts.ts';
import { unlockAccount } from '../server/accounts/unlockAccount.ts';
import { readConfig } from '../server/config/readConfig.ts';
import { openDatabase } from '../server/database/openDatabase.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';

const usage = `
npm run admin -- list                who administers
npm run admin -- make <email>        gives an account, or a new one, the leading role and all functions
npm run admin -- reset <email>       gives an account a new password, and ends its sessions
npm run admin -- unlock <email>      forgets the failed sign-ins of an account

Works on the database that the settings (the environment and .env) name, for those who cannot sign in any more. With
the embedded database, stop the server first. What is changed is in the event log, by the actor 'operator'.
`;

type Command = (operator: Operator, email: string) => Promise<void>;

const commands: Readonly<Record<string, Command>> = { list, make, reset, unlock };

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
  const [name = '', email = ''] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'No command is named' : `Unexpected argument '${name}'`);
  refuseMore(positionals, name === 'list' ? 1 : 2);
  if (name !== 'list' && email === '') throw new UsageError('Name the account by its e-mail');
  const { databaseUrl: url, dataDir: directory } = readConfig(process.env, { dotenv: true });
  const database = await openDatabase(url === undefined ? { directory } : { url });
  try {
    await command({ database, now: new Date() }, email);
  } finally {
    await database.close();
  }
});

async function list(operator: Operator): Promise<void> {
  for (const { email, name, roles, isActive } of await listAdministrators(operator)) {
    console.log(`${email}  ${name}  ${roles.join(', ')}${isActive ? '' : '  (closed)'}`);
  }
}

async function make(operator: Operator, email: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`'${email}' is no e-mail address`);
  const { email: stored, password } = await makeAdministrator(operator, email);
  console.log(`${stored} administers the portal.`);
  if (password !== undefined) console.log(`Password  ${password}  (shown this once)`);
}

async function reset(operator: Operator, email: string): Promise<void> {
  const changed = await renewPassword(operator, email);
  if (changed?.password === undefined) throw new Error(`There is no account ${email}.`);
  console.log(`${changed.email} is signed out everywhere.\nPassword  ${changed.password}  (shown this once)`);
}

async function unlock({ database }: Operator, email: string): Promise<void> {
  if (!(await unlockAccount(database, email))) throw new Error(`There is no account ${email}.`);
  console.log(`${email} may sign in again.`);
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config/readConfig.ts';
import type { DemoPerson } from './contract/DemoPerson.types.ts';
import type { Services } from './contract/Services.types.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { readExamples } from './examples/readExamples.ts';
import { exampleAccounts, examplePassword, seedExamples } from './examples/seedExamples.ts';
import { handlers, jobs, storages } from './handlers/index.ts';
import { noteOutcome } from './handlers/notifications/notifications.ts';
import { neutralMigrations } from './migrations/index.ts';
import type { Product } from './startServer.ts';

/** The portal that a start serves: its definitions, what belongs to them in code, and people to try it with. */
export interface ServedPortal {
  readonly folder: string;
  readonly product: Product;
  readonly seed: (services: Services) => Promise<void>;
  readonly people: readonly { readonly email: string; readonly roles: readonly string[] }[];
  readonly password: string;
  /** Who of them may be tried through single sign-on. */
  readonly known: readonly DemoPerson[];
}

/** The portal of this repository, or the one that the folder in `DEFINITIONS` makes: of definitions alone. */
export async function findPortal({ definitions }: Pick<Config, 'definitions'>): Promise<ServedPortal> {
  if (definitions === undefined) {
    const folder = fileURLToPath(new URL('../definitions', import.meta.url));
    const product = { handlers, storages, jobs, onMail: noteOutcome };
    return { folder, product, seed: seedDemo, people: demoAccounts, password: demoPassword, known: demoAccounts };
  }
  const folder = resolve(definitions);
  const examples = await readExamples(folder);
  return {
    folder,
    product: { handlers: [], storages: [], jobs: [], migrations: neutralMigrations },
    seed: (services) => seedExamples(services, examples),
    people: exampleAccounts(examples),
    password: examplePassword,
    // A portal of definitions alone has no handlers for it.
    known: [],
  };
}

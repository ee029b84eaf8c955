import { expressions } from '#compiler';
import { anonymous, isRecord, resolveTemplate, type Scope, startRecord, type Template } from '#engine';
import { addAccount } from '../accounts/addAccount.ts';
import { hashPassword } from '../accounts/hashPassword.ts';
import type { Services } from '../contract/Services.types.ts';
import { isDocumentStore } from '../documents/createDocumentStore.ts';
import { createEventLog } from '../events/createEventLog.ts';
import type { Examples } from './readExamples.ts';

/** Password of every example account. */
export const examplePassword = 'Formwork!2026';

/** An account to sign in with. */
export interface ExampleAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

/** Returns the accounts of the examples of the entity `user`. */
export function exampleAccounts(examples: Examples): readonly ExampleAccount[] {
  return (examples.get('user') ?? []).flatMap((example) => {
    const { email, firstName, lastName, roles } = example;
    if (typeof email !== 'string') return [];
    return {
      email: email.toLowerCase(),
      firstName: String(firstName ?? ''),
      lastName: String(lastName ?? ''),
      roles: Array.isArray(roles) ? roles.map(String) : [],
    };
  });
}

/**
 * Fills an empty database with the examples of the definitions: accounts from the entity `user`, and documents from
 * entities that are stored as documents. Does nothing if the database has accounts.
 */
export async function seedExamples(services: Services, examples: Examples): Promise<void> {
  const { database, releases, clock } = services;
  const { release, storages } = releases.live();
  const password = await hashPassword(examplePassword);
  await database.transaction(async (db) => {
    const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return;
    for (const account of exampleAccounts(examples))
      await addAccount({ db, release }, { ...account, passwordHash: password });
    const scope: Scope = { variables: {}, user: anonymous, settings: release.settings, clock, expressions };
    const events = createEventLog(db, {
      ...{ actor: 'examples', operation: 'examples', release: release.hash },
      now: clock.now,
    });
    for (const [id, records] of examples) {
      const entity = release.entities[id];
      const store = storages.get(id);
      if (entity === undefined || store === undefined || !isDocumentStore(store)) continue;
      for (const example of records) {
        const record = startRecord(entity, readAll(example, scope), { scope, release });
        const key = await store.insert(db, record, entity, { release: release.hash });
        await events.append({ entity: id, key, what: 'create', after: record });
      }
    }
  });
}

/** A string that begins with `=` is an expression, so that examples have current dates. */
function readAll(example: Readonly<Record<string, unknown>>, scope: Scope): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, readValue(value, scope)]));
}

function readValue(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => readValue(item, scope));
  if (isRecord(value)) return readAll(value, scope);
  if (typeof value !== 'string' || !value.startsWith('=')) return value;
  const template: Template = { '=': value.slice(1) };
  return resolveTemplate(template, scope);
}

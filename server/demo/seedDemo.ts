import { anonymous, type Scope } from '#engine';
import { addAccount } from '../accounts/addAccount.ts';
import { hashPassword } from '../accounts/hashPassword.ts';
import type { Queries } from '../database/Database.types.ts';
import { createEventLog } from '../events/createEventLog.ts';
import type { Services } from '../http/Services.types.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import { demoProjects } from './demoProjects.ts';
import { seedProject } from './seedProject.ts';

/** How many projects a newcomer finds. */
const projectCount = 128;

/** Fills an empty database with people and projects in every stage; a database with accounts is left alone. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, releases, clock } = services;
  const { release } = releases.live();
  const password = await hashPassword(demoPassword);
  await database.transaction(async (db) => {
    const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return;
    const scope: Scope = { variables: {}, user: anonymous, settings: release.settings, clock };
    const events = createEventLog(db, {
      actor: 'demo@formwork.example',
      operation: 'demo',
      release: release.hash,
      now: clock.now,
    });
    await seedCompanies(db);
    const organizations = await seedAccounts(db, password);
    for (const project of demoProjects(projectCount)) {
      await seedProject(project, { db, release, scope, events, organizations });
    }
  });
}

async function seedCompanies(db: Queries): Promise<void> {
  for (const { attributes, hostnames, ...company } of demoCompanies) {
    await db
      .insertInto('company')
      .values({ ...company, hostnames: [...hostnames], attributes: JSON.stringify(attributes) })
      .execute();
  }
}

/** Inserts the accounts; answers the organisation of each login that has one. */
async function seedAccounts(db: Queries, password: string): Promise<Map<string, number>> {
  const organizations = new Map<string, number>();
  for (const account of demoAccounts) {
    const organization =
      account.organization === undefined ? undefined : await seedOrganization(db, account.organization, account.email);
    if (organization !== undefined) organizations.set(account.email, organization);
    const { email, firstName, lastName } = account;
    await addAccount(db, {
      ...{ email, firstName, lastName, passwordHash: password, roles: account.roles, companyIds: account.companyIds },
      ...(account.functions === undefined ? {} : { functionalIds: account.functions }),
      ...(organization === undefined ? {} : { subVendorId: organization }),
    });
    await db
      .insertInto('person')
      .values({
        logical_name: email,
        first_name: firstName,
        last_name: lastName,
        organization_id: organization ?? null,
        attributes: JSON.stringify({
          contacts: [
            { method: 'Email', value: email },
            { method: 'OfficePhone', value: '2025550142' },
          ],
        }),
      })
      .execute();
  }
  return organizations;
}

async function seedOrganization(db: Queries, name: string, login: string): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({ name, logical_name: login })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { expressions } from '#compiler';
import { anonymous, type Scope } from '#engine';
import { appendEvents, hashPassword, type Queries, type Services, type SignedEntry } from '#server';
import { demoPassword } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import { demoProjects } from './demoProjects.ts';
import { seedDocuments } from './seedDocuments.ts';
import { seedPeople } from './seedPeople.ts';
import { seedProject } from './seedProject.ts';
import { seedStructure } from './seedStructure.ts';

/** Number of demo projects. */
const projectCount = 128;

/** Fills an empty database with users and projects in every stage. Does nothing if the database has accounts. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, releases, clock, files } = services;
  const { release, machines } = releases.live();
  const password = await hashPassword(demoPassword);
  await database.transaction(async (db) => {
    const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return;
    const scope: Scope = { variables: {}, user: anonymous, settings: release.settings, clock, expressions };
    const projects = demoProjects(projectCount);
    await seedCompanies(db);
    const organizations = await seedPeople({ db, release, scope, password, projects });
    const entries: SignedEntry[] = [];
    for (const project of projects) {
      entries.push(...(await seedProject(project, { db, release, scope, machines, organizations })));
    }
    const contractors = new Map(projects.map(({ contractor }) => [contractor.email, contractor]));
    const story = { db, files, release, scope, machines, organizations };
    entries.push(...(await seedDocuments([...contractors.values()], story)), ...(await seedStructure(story)));
    // The sort is stable: simultaneous entries keep the order of the projects.
    await appendEvents(
      db,
      entries.toSorted((left, right) => left.at.localeCompare(right.at)),
    );
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

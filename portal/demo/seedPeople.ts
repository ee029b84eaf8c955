import { functionsOfRoles, type Release, type Scope } from '#engine';
import { addAccount, type Queries } from '#server';
import { type DemoAccount, demoAccounts, furtherAccounts } from './accounts.ts';
import { instantOf } from './createStory.ts';
import type { DemoPerson, DemoProject } from './demoProjects.ts';
import { contactsOf } from './projectRecord.ts';
import { shiftDay } from './shiftDay.ts';

interface Seeding {
  readonly db: Queries;
  readonly release: Release;
  /** Hash of the common password. */
  readonly password: string;
  readonly projects: readonly DemoProject[];
  readonly scope: Scope;
}

/**
 * Inserts the accounts and everyone on a project. Returns the organisation of each contractor. Of the contractors who
 * cannot sign in, every second one was invited and has no password yet; the others have no account.
 */
export async function seedPeople(seeding: Seeding): Promise<ReadonlyMap<string, number>> {
  const { db, release, password, projects, scope } = seeding;
  const into = { db, release };
  const accounts: readonly DemoAccount[] = [
    ...demoAccounts,
    ...furtherAccounts.managers,
    ...furtherAccounts.contractors,
  ];
  const known = new Set(accounts.map(({ email }) => email));
  const managers = strangersOf(projects, 'manager', known);
  const contractors = strangersOf(projects, 'contractor', known);
  const since = firstDays(projects, scope);
  const organizations = await seedOrganizations(db, [
    ...accounts.flatMap(({ email, organization, roles, evaluation }) =>
      organization === undefined
        ? []
        : [{ email, organization, evaluation, isFirm: roles.includes('SubVendor'), since: since.get(email) }],
    ),
    ...contractors.map(({ email, firstName, lastName }) => ({
      ...{ email, organization: `${firstName} ${lastName}`, since: since.get(email) },
    })),
  ]);
  for (const account of accounts) await seedAccount(into, account, { password, organizations });
  for (const person of managers) {
    await addAccount(into, { ...person, roles: ['Manager'], companyIds: companiesOf(projects, person) });
  }
  for (const person of contractors.filter((_, index) => index % 2 === 0)) {
    const subVendorId = organizations.get(person.email);
    await addAccount(into, {
      ...{ ...person, roles: ['Contractor'], companyIds: companiesOf(projects, person) },
      ...(subVendorId === undefined ? {} : { attributes: { subVendorId } }),
    });
  }
  await seedPersons(db, [...accounts, ...managers, ...contractors], organizations);
  return organizations;
}

/** Returns the distinct people of one side of the projects who have no demo account. */
function strangersOf(
  projects: readonly DemoProject[],
  side: 'manager' | 'contractor',
  known: ReadonlySet<string>,
): readonly DemoPerson[] {
  const people = new Map(projects.map((project) => [project[side].email, project[side]]));
  return [...people.values()].filter(({ email }) => !known.has(email));
}

/** Returns the companies of a user's projects. */
function companiesOf(projects: readonly DemoProject[], { email }: DemoPerson): readonly number[] {
  const own = projects.filter(({ manager, contractor }) => [manager.email, contractor.email].includes(email));
  return [...new Set(own.map(({ companyId }) => companyId))].sort();
}

async function seedAccount(
  into: Pick<Seeding, 'db' | 'release'>,
  account: DemoAccount,
  { password, organizations }: { password: string; organizations: ReadonlyMap<string, number> },
): Promise<void> {
  const { email, firstName, lastName, roles, companyIds, functions } = account;
  const subVendorId = organizations.get(email);
  await addAccount(into, {
    ...{ email, firstName, lastName, passwordHash: password, roles, companyIds },
    ...(functions === undefined
      ? {}
      : { functionalIds: [...functionsOfRoles(roles, into.release.access), ...functions] }),
    ...(subVendorId === undefined ? {} : { attributes: { subVendorId } }),
  });
}

interface Member extends Pick<DemoAccount, 'evaluation'> {
  readonly email: string;
  readonly organization: string;
  /** A subvendor instead of a contractor. */
  readonly isFirm?: boolean;
  /** Creation day of the person's first project. */
  readonly since?: string | undefined;
}

/** Returns the login of each contractor → creation day of the first project. */
function firstDays(projects: readonly DemoProject[], scope: Scope): ReadonlyMap<string, string> {
  const groups = Map.groupBy(projects, ({ contractor }) => contractor.email);
  return new Map(
    [...groups].map(([email, own]) => {
      const day = shiftDay(scope.clock.today(), Math.min(...own.map(({ createdIn }) => createdIn)));
      return [email, instantOf({ day, time: '09:00' }, scope)];
    }),
  );
}

/** People of one organisation share it. An unnamed one is named after its first member. */
async function seedOrganizations(db: Queries, members: readonly Member[]): Promise<ReadonlyMap<string, number>> {
  const groups = Map.groupBy(members, ({ organization }) => organization);
  const rows = await db
    .insertInto('organization')
    .values(
      [...groups].map(([name, [first]]) => ({
        ...{ name, logical_name: first?.email ?? null, evaluation_exempt: first?.evaluation === 'Exempt' },
        ...(first?.since === undefined ? {} : { created_at: first.since }),
        attributes: JSON.stringify({
          contractorType: first?.isFirm === true ? 'SV' : 'IC',
          ...(first?.evaluation === 'SpecialCircumstance' ? { specialCircumstance: true } : {}),
        }),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(
    members.flatMap(({ email, organization }) => {
      const id = ids.get(organization);
      return id === undefined ? [] : [[email, id] as const];
    }),
  );
}

async function seedPersons(
  db: Queries,
  people: readonly DemoPerson[],
  organizations: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = people.map((person) => ({
    logical_name: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    organization_id: organizations.get(person.email) ?? null,
    attributes: JSON.stringify({ contacts: contactsOf(person) }),
  }));
  await db.insertInto('person').values(rows).execute();
}

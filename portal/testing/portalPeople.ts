import { functionsOfRoles, type Release } from '#engine';
import type { DatabaseHandle } from '#server';
import { hashQuickly } from '#server/testing';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { demoCompanies } from '../demo/companies.ts';
import { portalSource } from './portalRelease.ts';

/** Password of all users. */
export const portalPassword = demoPassword;

interface PortalPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly functions?: readonly number[];
  readonly companyIds: readonly number[];
  readonly organization?: string;
}

const strangers: readonly PortalPerson[] = [
  { email: 'other@client.example', firstName: 'Otto', lastName: 'Other', roles: ['Manager'], companyIds: [1] },
  { email: 'harbor@harbor.example', firstName: 'Hanna', lastName: 'Harbor', roles: ['Manager'], companyIds: [2] },
  {
    email: 'rival@studio.example',
    firstName: 'Rita',
    lastName: 'Rival',
    roles: ['Contractor'],
    companyIds: [1],
    organization: 'Rival Example',
  },
];

export const people = {
  admin: 'admin@formwork.example',
  programAdmin: 'programadmin@formwork.example',
  director: 'director@formwork.example',
  manager: 'manager@client.example',
  proxyManager: 'proxymanager@client.example',
  contractor: 'contractor@studio.example',
  subvendor: 'subvendor@firm.example',
  /** A manager of the same company. */
  otherManager: 'other@client.example',
  /** A manager of another company. */
  harborManager: 'harbor@harbor.example',
  /** A contractor unrelated to the first one. */
  rival: 'rival@studio.example',
} as const;

const hashed = hashQuickly(portalPassword);

/** Adds companies, one user of each role, and unrelated users of each kind; no projects. */
export async function addPortalPeople(database: DatabaseHandle): Promise<void> {
  const db = database.current();
  for (const { attributes, hostnames, ...company } of demoCompanies) {
    const row = { ...company, hostnames: [...hostnames], attributes: JSON.stringify(attributes) };
    await db.insertInto('company').values(row).execute();
  }
  const { release } = await portalSource();
  for (const person of [...demoAccounts, ...strangers]) await addPortalPerson({ database, release }, person);
}

interface World {
  readonly database: DatabaseHandle;
  readonly release: Release;
}

async function addPortalPerson({ database, release }: World, person: PortalPerson): Promise<void> {
  const db = database.current();
  const { email, roles, organization } = person;
  const owner =
    organization === undefined
      ? undefined
      : await db
          .insertInto('organization')
          .values({ name: organization, logical_name: email })
          .returning('id')
          .executeTakeFirstOrThrow();
  const names = { first_name: person.firstName, last_name: person.lastName };
  await db
    .insertInto('account')
    .values({
      ...names,
      email,
      username: email,
      password_hash: hashed,
      roles: [...roles],
      functional_ids: [...functionsOfRoles(roles, release.access), ...(person.functions ?? [])],
      company_ids: [...person.companyIds],
      company_id: person.companyIds[0] ?? null,
      attributes: JSON.stringify(owner === undefined ? {} : { subVendorId: owner.id }),
    })
    .execute();
  await db
    .insertInto('person')
    .values({ ...names, logical_name: email, organization_id: owner?.id ?? null })
    .execute();
}

import { sql } from 'kysely';
import { addAccount, changeAccount, findRecord, type HandlerContext, queryPage, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { insertPerson } from '../persons/insertPerson.ts';
import { isLoginInUse } from '../persons/isLoginInUse.ts';
import { searchedPerson } from '../persons/searchedPerson.ts';
import { lockOrganization } from './lockOrganization.ts';
import { sendActivation } from './sendActivation.ts';

type Row = Readonly<Record<string, unknown>>;

const listResources = definePortalHandler('organizations.resources.list', async (context) => {
  const { organizationId, search } = context.args;
  const organization = await findRecord(context, 'organization', organizationId);
  if (organization === undefined) return context.notFound();
  return queryPage(context, 'person', {
    where: [
      sql`person.organization_id = ${organization['id']}`,
      ...(search === undefined ? [] : [searchedPerson(search)]),
    ],
    sort: 'name',
    ignore: ['search'],
  });
});

/**
 * Adds a person to an organisation, with a contractor's account that is activated by a mailed link. The address of an
 * existing account or person is refused.
 */
const createResource = definePortalHandler('organizations.resources.create', async (context) => {
  const { args, db, user } = context;
  const { firstName, lastName, email: login, phoneNumber } = args;
  const organization = await lockOrganization(context, args.organizationId ?? user['subVendorId']);
  await holdLogins(db, [login]);
  if (await isLoginInUse(db, login)) return refuseField(context, { path: 'email', code: 'options' });
  await insertPerson(context, { login, firstName, lastName, phoneNumber, organizationId: organization.id });
  const companyIds = [Number(context.release.settings['defaultCompanyId'])];
  const attributes = { subVendorId: organization.id };
  const key = await addAccount(context, {
    email: login,
    firstName,
    lastName,
    roles: ['Contractor'],
    companyIds,
    attributes,
  });
  await context.events.append({ entity: 'account', key, what: 'create', after: { email: login } });
  await sendActivation(context, { login, organization });
  return findPerson(context, login);
});

/**
 * Updates the names, the phone number, and whether the person can be assigned to projects. The account keeps its
 * address and its permissions.
 */
const updateResource = definePortalHandler('organizations.resources.update', async (context) => {
  const { args, db, record } = context;
  if (record?.['organizationId'] === undefined) return context.notFound();
  const login = String(record['logicalName']);
  await holdLogins(db, [login]);
  const account = await findResourceAccount(context, login);
  const names = {
    firstName: args.firstName ?? String(record['firstName']),
    lastName: args.lastName ?? String(record['lastName']),
  };
  if (args.active !== undefined) {
    await db
      .updateTable('person')
      .set({ attributes: sql<string>`attributes || ${JSON.stringify({ active: args.active })}::jsonb` })
      .where('logical_name', '=', login)
      .execute();
  }
  await correctPerson(context, { login, ...names, phoneNumber: args.phoneNumber });
  if (account !== undefined) await changeAccount(context, { id: account, what: 'update', changes: names });
  return findPerson(context, login);
});

/** Roles of a resource. An account with any other role is changed elsewhere. */
const resourceRoles = ['Contractor', 'CONTRACTOR', 'SubVendor'];

async function findResourceAccount(context: HandlerContext, login: string): Promise<number | undefined> {
  const account = await context.db
    .selectFrom('account')
    .select(['id', 'roles'])
    .where('email', '=', login)
    .executeTakeFirst();
  if (account?.roles.some((role) => !resourceRoles.includes(role)) === true) return context.notFound();
  return account?.id;
}

async function findPerson(context: HandlerContext, login: string): Promise<Row> {
  return (await findRecord(context, 'person', login)) ?? context.notFound();
}

/** People of an organisation. */
export const resourceHandlers = [listResources, createResource, updateResource];

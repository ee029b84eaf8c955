import { sql } from 'kysely';
import {
  changeAccount,
  consumeToken,
  findRecord,
  findTokenAccount,
  type HandlerContext,
  hashPassword,
  startSession,
} from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';

const purpose = 'activation';

async function accountOf({ db }: HandlerContext, id: number) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'roles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns whether an account has a password. Such an account can reset it, but not activate again. */
async function isActivated({ db }: HandlerContext, id: number): Promise<boolean> {
  const account = db.selectFrom('account').select('id').where('id', '=', id).where('password_hash', 'is not', null);
  return (await account.executeTakeFirst()) !== undefined;
}

/** Returns the organisation of an account, and whether the account is that of its primary contact. */
async function organizationOf({ db }: HandlerContext, accountId: number) {
  return db
    .selectFrom('account')
    .innerJoin('organization', (join) =>
      join.on(sql`organization.id::text`, '=', sql`account.attributes ->> 'subVendorId'`),
    )
    .select(['organization.id', 'organization.name'])
    .select(sql<boolean>`organization.logical_name = account.email`.as('isPrimary'))
    .where('account.id', '=', accountId)
    .executeTakeFirst();
}

const checkToken = definePortalHandler('organizations.checkToken', async (context) => {
  const id = await findTokenAccount(context, { token: context.args.token, purpose });
  if (id === undefined || (await isActivated(context, id)))
    return { valid: false, error: context.text({ text: 'engine/linkInvalid' }) };
  const account = await accountOf(context, id);
  const organization = await organizationOf(context, id);
  return {
    valid: true,
    type: account.roles.includes('SubVendor') ? 'SubVendor' : 'Contractor',
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    ...(organization === undefined
      ? {}
      : { id: organization.id, company: organization.name, primary: organization.isPrimary }),
  };
});

const activate = definePortalHandler('organizations.activate', async (context) => {
  const { args } = context;
  const id = await consumeToken(context, { token: args.token, purpose });
  if (id === undefined || (await isActivated(context, id))) {
    return context.refuse(422, 'link', { text: 'engine/linkInvalid' });
  }
  // Names, address and role are only displayed: they are read from the account and never from the request.
  const { email: login, first_name: firstName, last_name: lastName } = await accountOf(context, id);
  const organization = await organizationOf(context, id);
  // Only the primary contact can change the organisation.
  if (organization?.isPrimary === true) await completeOrganization(context, organization.id);
  if (typeof args.phoneNumber1 === 'string') {
    await holdLogins(context.db, [login]);
    await correctPerson(context, { login, firstName, lastName, phoneNumber: args.phoneNumber1 });
  }
  const passwordHash = await hashPassword(args.password);
  await changeAccount(context, { id, what: 'activated', changes: { passwordHash } });
  return startSession(context, { accountId: id, method: 'ACTIVATION' });
});

/** Updates the organisation with the values of its primary contact. Empty values leave it unchanged. */
async function completeOrganization(context: PortalContext<'organizations.activate'>, id: number): Promise<void> {
  const { company: name, phoneNumber1, phoneNumber2, address } = context.args;
  const told = { phoneNumber1, phoneNumber2, address };
  const isNamed = typeof name === 'string' && name !== '';
  if (!isNamed && Object.values(told).every((value) => value === undefined)) return;
  const everything = { ...context, access: [{ policy: 'own', relation: 'all' }] };
  const before = await findRecord(everything, 'organization', id);
  await context.db
    .updateTable('organization')
    .set({
      ...(isNamed ? { name } : {}),
      attributes: sql<string>`jsonb_strip_nulls(attributes || ${JSON.stringify(told)}::jsonb)`,
    })
    .where('id', '=', id)
    .execute();
  const after = await findRecord(everything, 'organization', id);
  await context.events.append({ entity: 'organization', key: id, what: 'activate', before, after });
}

/** Activating accounts by mailed links. */
export const activationHandlers = [checkToken, activate];

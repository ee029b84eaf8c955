import { functionsOfRoles, isRecord } from '#engine';
import { addAccount, changeAccount, hashPassword, mailPasswordLink } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { assertLoginFree } from './assertLoginFree.ts';
import { openPerson } from './openPerson.ts';
import { readCompanies, readFunctions, readRoles } from './readGrant.ts';
import { readUser } from './readUser.ts';

type Context = PortalContext<'users.create'>;

/** Hours until the link for a new password expires. */
const linkHours = 72;

/**
 * Creates an account with an initial password, which the administrator passes on to the user. The account of a deleted
 * user is opened again with its id, so that the user's history remains complete.
 */
export const createUser = definePortalHandler('users.create', async (context) => {
  const { args, body, db, release } = context;
  const { email, username, firstName, lastName } = args;
  await holdLogins(db, [email, username.toLowerCase()]);
  const roles = readRoles(context, args.roleNames);
  const companyIds = await readCompanies(context, body['clientids']);
  const given = body['functionalids'];
  const functionalIds =
    given === undefined ? functionsOfRoles(roles, release.access) : readFunctions(context, { given, roles, held: [] });
  const deleted = await findDeleted(context);
  await assertLoginFree(context, { email, username, ...(deleted === undefined ? {} : { own: deleted }) });
  const organizationId = await openPerson(context, { login: email, firstName, lastName, roles });
  const passwordHash = await hashPassword(args.password);
  const account = { email, username, firstName, lastName, passwordHash, roles, functionalIds, companyIds };
  const attributes = {
    ...(args.iconnectRef === undefined ? {} : { iconnectRef: args.iconnectRef }),
    ...(organizationId === undefined ? {} : { subVendorId: organizationId }),
  };
  const id = deleted ?? (await addAccount(context, { ...account, attributes }));
  if (deleted === undefined) {
    const { passwordHash: _secret, ...after } = account;
    await context.events.append({ entity: 'account', key: id, what: 'create', after: { ...after, ...attributes } });
  } else {
    const reopened = { ...account, active: true, attributes: { iconnectRef: null, ...attributes, deletedAt: null } };
    await changeAccount(context, { id, what: 'create', changes: reopened });
  }
  await mailPasswordLink(context, { accountId: id, template: 'account-added', hours: linkHours });
  return readUser(context, id);
});

/**
 * Returns the account of a deleted user with this address. An account that was merged into another one stays closed.
 */
async function findDeleted({ db, args }: Context): Promise<number | undefined> {
  const found = await db
    .selectFrom('account')
    .select(['id', 'attributes'])
    .where('email', '=', args.email)
    .where('active', '=', false)
    .executeTakeFirst();
  const attributes = isRecord(found?.attributes) ? found.attributes : {};
  return attributes['deletedAt'] === undefined ? undefined : found?.id;
}

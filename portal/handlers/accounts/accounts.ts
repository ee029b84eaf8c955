import {
  addAccount,
  assertWithinLimit,
  changeAccount,
  conflictRefusal,
  mailPasswordLink,
  type Queries,
  Refusal,
  recordAttempt,
} from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';

/** How long the link to a first password may lie in a mailbox. */
const firstLinkHours = 72;

/**
 * Whoever has an address at a client's host name may have a manager's account; the password is chosen by a mailed link,
 * so that the address is proved before anything can be seen.
 */
const createAccount = definePortalHandler('accounts.create', async (context) => {
  const { args, db } = context;
  const limit = { what: 'account.asked', subject: args.email, tries: 5, minutes: 60 };
  await assertWithinLimit(context, limit);
  await recordAttempt(context, { what: limit.what, subject: args.email });
  const known = await db.selectFrom('account').select('id').where('email', '=', args.email).executeTakeFirst();
  const isQuiet = context.release.settings['enumerationSafe'] === true;
  if (known !== undefined) {
    if (!isQuiet) throw refusal(context, 409, 'exists');
    return mailPasswordLink(context, { accountId: known.id, template: 'password-reset', hours: 1 });
  }
  const [, host = ''] = args.email.split('@');
  const company = await db
    .selectFrom('company')
    .select('id')
    .where((where) => where(where.val(host), '=', where.fn.any('hostnames')))
    .orderBy('id')
    .executeTakeFirst();
  if (company === undefined) {
    if (isQuiet) return;
    throw refusal(context, 401, 'unauthorized-address');
  }
  const { email, firstName, lastName } = args;
  const id = await addAccount(context, {
    ...{ email, firstName, lastName, roles: ['Manager'], companyIds: [company.id] },
  });
  await db
    .insertInto('person')
    .values({
      ...{ first_name: firstName, last_name: lastName, logical_name: email },
      attributes: JSON.stringify({ contacts: contactsOf(args) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await mailPasswordLink(context, { accountId: id, template: 'account-created', hours: firstLinkHours });
  await context.events.append({ entity: 'account', key: id, what: 'create', after: { email: args.email } });
});

function contactsOf({ email, phoneNumber }: PortalContext<'accounts.create'>['args']) {
  const mail = { method: 'Email', value: email };
  return phoneNumber === undefined ? [mail] : [mail, { method: 'MobilePhone', value: phoneNumber }];
}

/** The words are those of the definition's notices; the try itself is kept although the answer is no. */
function refusal(context: PortalContext<'accounts.create'>, status: 401 | 409, code: string): Refusal {
  return new Refusal({
    status,
    code,
    message: context.text({ text: `accounts.create.operation/notices.${status === 409 ? '409.text' : '401'}` }),
    keep: true,
  });
}

const hostnames = definePortalHandler('auth.hostnames', async ({ db, args }) => {
  const rows = await db
    .selectFrom('company')
    .select('hostnames')
    .$if(args.companyId !== undefined, (query) => query.where('id', '=', Number(args.companyId)))
    .execute();
  return [...new Set(rows.flatMap((row) => row.hostnames))].sort();
});

/** Everybody changes the own names and telephone only: whose account it is comes from the token. */
const updateAccount = definePortalHandler('users.update', async (context) => {
  const { db, args, user } = context;
  if (user.id === undefined) return context.notFound();
  const { id, email = '' } = user;
  await holdLogins(db, [email]);
  await refuseStaleAccount(context, id, await holdNames(db, id));
  const names = { firstName: args.firstName ?? '', lastName: args.lastName ?? '' };
  await correctPerson(context, { login: email, ...names, phoneNumber: args.phoneNumber });
  const { version } = await changeAccount(context, { id, what: 'update', changes: names });
  return { ...user, ...names, version };
});

/** The names of an account as they are now, held until the transaction ends. */
async function holdNames(db: Queries, id: number) {
  return db
    .selectFrom('account')
    .select(['version', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Two windows of one person are two writers as well. */
async function refuseStaleAccount(
  context: PortalContext<'users.update'>,
  key: number,
  record: { readonly version: number },
): Promise<void> {
  const { version, release } = context;
  const entity = release.entities['user'];
  if (entity === undefined || version === undefined || version === record.version) return;
  throw await conflictRefusal(context, { entity, key, version, record, log: 'account' });
}

export const portalAccountHandlers = [createAccount, hostnames, updateAccount];

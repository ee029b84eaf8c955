import { addAccount, assertWithinLimit, mailPasswordLink, Refusal, recordAttempt } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';

/** Hours until the link for a first password expires. */
const firstLinkHours = 72;

/**
 * Creates a manager's account for an address with a client's host name. The password is set through a mailed link,
 * which verifies the address before the account has access to anything.
 */
const createAccount = definePortalHandler('accounts.create', async (context) => {
  const { args, db } = context;
  const limit = { what: 'account.asked', subject: args.email, tries: 5, minutes: 60 };
  await assertWithinLimit(context, limit);
  await recordAttempt(context, { what: limit.what, subject: args.email });
  const known = await db
    .selectFrom('account')
    .select(['id', 'active'])
    .where('email', '=', args.email)
    .executeTakeFirst();
  const isQuiet = context.release.settings['enumerationSafe'] === true;
  if (known !== undefined) {
    if (!isQuiet) throw refusal(context, 409, 'exists');
    if (!known.active) return;
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

/** The message is that of the definition's notices. The attempt is recorded despite the refusal. */
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

export const portalAccountHandlers = [createAccount, hostnames];

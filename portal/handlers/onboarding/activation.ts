import {
  changeAccount,
  consumeToken,
  findTokenAccount,
  type HandlerContext,
  hashPassword,
  startSession,
} from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

const purpose = 'activation';

async function accountOf({ db }: HandlerContext, id: number) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'roles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whoever has a password chooses the next one by a reset, never by a link that activates. */
async function isActivated({ db }: HandlerContext, id: number): Promise<boolean> {
  const account = db.selectFrom('account').select('id').where('id', '=', id).where('password_hash', 'is not', null);
  return (await account.executeTakeFirst()) !== undefined;
}

export const activationHandlers = [
  definePortalHandler('organizations.checkToken', async (context) => {
    const id = await findTokenAccount(context, { token: context.args.token, purpose });
    if (id === undefined || (await isActivated(context, id)))
      return { valid: false, error: context.text({ text: 'engine/linkInvalid' }) };
    const account = await accountOf(context, id);
    return {
      valid: true,
      type: account.roles.includes('SubVendor') ? 'SubVendor' : 'Contractor',
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
    };
  }),
  definePortalHandler('organizations.activate', async (context) => {
    const id = await consumeToken(context, { token: context.args.token, purpose });
    if (id === undefined || (await isActivated(context, id))) {
      return context.refuse(422, 'link', { text: 'engine/linkInvalid' });
    }
    // Names, address and role are shown to be read: they come from the account, whatever was sent.
    const passwordHash = await hashPassword(context.args.password);
    await changeAccount(context, { id, what: 'activated', changes: { passwordHash } });
    return startSession(context, id);
  }),
];

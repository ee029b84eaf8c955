import { changeAccount, createAccountToken, type HandlerContext, queueTemplate, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findContractor, findResource, type KnownPerson } from './findPerson.ts';
import { holdLogins } from './holdLogins.ts';
import { isLoginInUse } from './isLoginInUse.ts';
import { openContractorAccount } from './openContractorAccount.ts';
import { outranks } from './outranks.ts';
import { renameLogin } from './renameLogin.ts';

/** Hours until the link of the activation mail expires. */
const activationHours = 72;

/**
 * Changes the address that a contractor signs in with. The password is removed, so that only the reader of the new
 * mailbox can set the next one. An account with any other role than a contractor's is refused.
 */
export const changeLoginEmail = definePortalHandler('persons.changeLoginEmail', async (context) => {
  const { logicalNameFrom: from, logicalNameTo: to } = context.args;
  await holdLogins(context.db, [from, to]);
  // A subvendor's address can only be changed by the transfer of the organisation.
  const isTransfer = context.access.some(({ policy }) => policy === 'effect');
  const person = await (isTransfer ? findResource : findContractor)(context, from);
  if (person === undefined || !outranks(context, person.account?.roles ?? [])) {
    return refuseField(context, { path: 'logicalNameFrom', code: 'options' });
  }
  if (await isLoginInUse(context.db, to)) return refuseField(context, { path: 'logicalNameTo', code: 'options' });
  await renameLogin(context, { from, to });
  const { firstName, lastName } = person;
  const id = await moveAccount(context, person, to);
  const token = await createAccountToken(context, { accountId: id, purpose: 'activation', hours: activationHours });
  await queueTemplate(context, {
    template: 'login-changed',
    given: {
      person: { id, email: to, firstName, lastName },
    },
    secret: {
      given: { url: `${context.server.publicUrl}/subvendoractivation?token=${token}` },
      hours: activationHours,
    },
  });
});

/** Changes the account's address, removes its password and ends its sessions. Without an account, one is created. */
async function moveAccount(context: HandlerContext, person: KnownPerson, to: string): Promise<number> {
  const { account } = person;
  if (account === undefined) return (await openContractorAccount(context, { ...person, logicalName: to })).id;
  const changes = { email: to, passwordHash: null };
  await changeAccount(context, { id: account.id, what: 'changeLoginEmail', changes });
  return account.id;
}

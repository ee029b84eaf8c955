import { changeAccount, createAccountToken, type HandlerContext, queueTemplate, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findContractor, findResource, type KnownPerson } from './findPerson.ts';
import { holdLogins } from './holdLogins.ts';
import { isLoginInUse } from './isLoginInUse.ts';
import { openContractorAccount } from './openContractorAccount.ts';
import { outranks } from './outranks.ts';
import { renameLogin } from './renameLogin.ts';

/** How long the link of the activation mail may lie in the new mailbox. */
const activationHours = 72;

/**
 * Gives a contractor another address to sign in with. The password is taken away: only who reads the new mailbox may
 * choose the next one. An account with any other role than a contractor's keeps its address.
 */
export const changeLoginEmail = definePortalHandler('persons.changeLoginEmail', async (context) => {
  const { logicalNameFrom: from, logicalNameTo: to } = context.args;
  await holdLogins(context.db, [from, to]);
  // A subvendor's address is changed by the transfer of the organisation alone.
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

/** Moves the account to the new address, without a password and signed out; who has none gets one there. */
async function moveAccount(context: HandlerContext, person: KnownPerson, to: string): Promise<number> {
  const { account } = person;
  if (account === undefined) return (await openContractorAccount(context, { ...person, logicalName: to })).id;
  const changes = { email: to, passwordHash: null };
  await changeAccount(context, { id: account.id, what: 'changeLoginEmail', changes });
  return account.id;
}

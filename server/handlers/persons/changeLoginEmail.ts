import { createAccountToken } from '../../accounts/accountTokens.ts';
import { revokeSessions } from '../../accounts/revokeSessions.ts';
import { queueTemplate } from '../../mail/queueTemplate.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import type { HandlerContext } from '../handler.types.ts';
import { refuseField } from '../refuseField.ts';
import { changeInProjects } from './changeInProjects.ts';
import { findPerson, type KnownPerson } from './findPerson.ts';
import { withContact } from './withContact.ts';

/** How long the link of the activation mail may lie in the new mailbox. */
const activationHours = 72;

/**
 * Gives a contractor another address to sign in with. The password is taken away: only who reads the new mailbox may
 * choose the next one.
 */
export const changeLoginEmail = definePortalHandler('persons.changeLoginEmail', async (context) => {
  const { logicalNameFrom: from, logicalNameTo: to } = context.args;
  const person = await findPerson(context, { login: from, role: 'Contractor' });
  if (person === undefined) return refuseField(context, { path: 'logicalNameFrom', code: 'options' });
  if (await isTaken(context, to)) return refuseField(context, { path: 'logicalNameTo', code: 'options' });
  await rename(context, person, to);
  await changeInProjects(context, {
    login: from,
    sides: ['contractor', 'manager'],
    what: 'changeLoginEmail',
    change: (one) => ({
      ...one,
      logicalName: to,
      contacts: withContact(one['contacts'], { method: 'Email', value: to }),
      activated: false,
    }),
  });
  await revokeSessions(context, person.accountId);
  await context.events.append({
    entity: 'account',
    key: person.accountId,
    what: 'changeLoginEmail',
    before: { email: from },
    after: { email: to },
  });
  const token = await createAccountToken(context, {
    accountId: person.accountId,
    purpose: 'activation',
    hours: activationHours,
  });
  const { accountId: id, firstName, lastName } = person;
  await queueTemplate(context, {
    template: 'login-changed',
    given: {
      person: { id, email: to, firstName, lastName },
      url: `${context.server.publicUrl}/subvendoractivation?token=${token}`,
    },
  });
});

async function isTaken({ db }: HandlerContext, login: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where.or([where('email', '=', login), where('username', '=', login)]))
    .executeTakeFirst();
  const person = await db.selectFrom('person').select('id').where('logical_name', '=', login).executeTakeFirst();
  return account !== undefined || person !== undefined;
}

/** The address in every table that knows the person by it; projects are changed one by one, with their events. */
async function rename({ db }: HandlerContext, person: KnownPerson, to: string): Promise<void> {
  const from = person.logicalName;
  const contacts = withContact(person.contacts, { method: 'Email', value: to });
  await db
    .updateTable('person')
    .set({ logical_name: to, attributes: JSON.stringify({ contacts }) })
    .where('id', '=', person.id)
    .execute();
  await db
    .updateTable('account')
    .set({ email: to, username: to, password_hash: null })
    .where('id', '=', person.accountId)
    .execute();
  await db.updateTable('organization').set({ logical_name: to }).where('logical_name', '=', from).execute();
  await db
    .updateTable('evaluation')
    .set({ evaluatee_logical_name: to })
    .where('evaluatee_logical_name', '=', from)
    .execute();
  await db
    .updateTable('requisition')
    .set({ requester_logical_name: to })
    .where('requester_logical_name', '=', from)
    .execute();
}

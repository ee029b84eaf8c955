import { changeAccount, findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { changeLoginEmail } from './changeLoginEmail.ts';
import { correctPerson } from './correctPerson.ts';
import { findContractor } from './findPerson.ts';
import { holdLogins } from './holdLogins.ts';
import { ownPerson } from './ownPerson.ts';
import { similarContractors } from './similarContractors.ts';

/** Updates the names and the phone number of a contractor everywhere. The login is unchanged. */
const updatePerson = definePortalHandler('persons.update', async (context) => {
  const { args } = context;
  await holdLogins(context.db, [args.logicalName]);
  const record = await findRecord(context, 'person', args.logicalName);
  const contractor = await findContractor(context, args.logicalName);
  if (record === undefined || contractor === undefined) return context.notFound();
  const isOther =
    (args.personId !== undefined && args.personId !== record['id']) ||
    (args.organizationId !== undefined && args.organizationId !== record['organizationId']);
  if (isOther) return context.notFound();
  const login = String(record['logicalName']);
  const names = { firstName: String(args.firstName), lastName: String(args.lastName) };
  await correctPerson(context, { login, ...names, phoneNumber: args.phoneNumber });
  if (contractor.account !== undefined) {
    await changeAccount(context, { id: contractor.account.id, what: 'update', changes: names });
  }
});

export const personHandlers = [changeLoginEmail, ownPerson, similarContractors, updatePerson];

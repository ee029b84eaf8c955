import { changeAccount } from '../../accounts/changeAccount.ts';
import { findRecord } from '../../records/readRecords.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import { changeInProjects } from './changeInProjects.ts';
import { changeLoginEmail } from './changeLoginEmail.ts';
import { findContractor } from './findPerson.ts';
import { holdLogins } from './holdLogins.ts';
import { withContact } from './withContact.ts';

/** Names and telephone of a contractor, wherever they are written; the address to sign in with stays as it is. */
const updatePerson = definePortalHandler('persons.update', async (context) => {
  const { args, db } = context;
  await holdLogins(db, [args.logicalName]);
  const record = await findRecord(context, 'person', args.logicalName);
  const contractor = await findContractor(context, args.logicalName);
  if (record === undefined || contractor === undefined) return context.notFound();
  const isOther =
    (args.personId !== undefined && args.personId !== record['id']) ||
    (args.organizationId !== undefined && args.organizationId !== record['organizationId']);
  if (isOther) return context.notFound();
  const login = String(record['logicalName']);
  const names = { firstName: String(args.firstName), lastName: String(args.lastName) };
  const reached = (contacts: unknown) =>
    args.phoneNumber === undefined
      ? contacts
      : withContact(contacts, { method: 'MobilePhone', value: args.phoneNumber });
  const columns = { first_name: names.firstName, last_name: names.lastName };
  const contacts = reached(record['contacts'] ?? [{ method: 'Email', value: login }]);
  await db
    .updateTable('person')
    .set({ ...columns, attributes: JSON.stringify({ contacts }) })
    .where('logical_name', '=', login)
    .execute();
  await changeInProjects(context, {
    login,
    sides: ['manager', 'contractor'],
    what: 'updatePerson',
    change: (person) => ({ ...person, ...names, contacts: reached(person['contacts']) }),
  });
  if (contractor.account !== undefined) {
    await changeAccount(context, { id: contractor.account.id, what: 'update', changes: names });
  }
  await context.events.append({
    entity: 'person',
    key: login,
    what: 'update',
    before: record,
    after: { ...record, ...names, contacts },
  });
});

export const personHandlers = [changeLoginEmail, updatePerson];

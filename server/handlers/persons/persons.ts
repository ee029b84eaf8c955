import { type Expression, type SqlBool, sql } from 'kysely';
import { likePattern } from '../../records/likePattern.ts';
import { queryPage } from '../../records/queryPage.ts';
import { findRecord } from '../../records/readRecords.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import { changeInProjects } from './changeInProjects.ts';
import { changeLoginEmail } from './changeLoginEmail.ts';
import { withContact } from './withContact.ts';

/** Query fields that are no columns of a person: what their account may, and a search over names and address. */
const ownMeaning = ['companyId', 'manager', 'contractor', 'search'] as const;

const listPersons = definePortalHandler('persons.list', (context) => {
  const { companyId, manager, contractor, search } = context.args;
  const roles = [...(manager === true ? ['Manager'] : []), ...(contractor === true ? ['Contractor'] : [])];
  const accounts = [
    ...roles.map((role) => sql<SqlBool>`${role} = any(a.roles)`),
    ...(companyId === undefined ? [] : [sql<SqlBool>`${companyId} = any(a.company_ids)`]),
  ];
  const where: Expression<SqlBool>[] = [];
  if (accounts.length > 0) {
    where.push(sql<SqlBool>`exists (select 1 from account a where a.email = person.logical_name and a.active
      and ${sql.join(accounts, sql` and `)})`);
  }
  const begin = (search ?? '').replace(/\*$/, '').trim();
  if (begin !== '') {
    const pattern = likePattern(begin, 'start');
    where.push(sql<SqlBool>`(person.first_name ilike ${pattern} or person.last_name ilike ${pattern}
      or person.logical_name ilike ${pattern} or person.first_name || ' ' || person.last_name ilike ${pattern})`);
  }
  return queryPage(context, 'person', { where, sort: 'lastName', ignore: ownMeaning });
});

/** Names and telephone of a person, wherever they are written; the address to sign in with stays as it is. */
const updatePerson = definePortalHandler('persons.update', async (context) => {
  const { args, db } = context;
  // The address is found as it is kept, however it was written.
  const record = await findRecord(context, 'person', args.logicalName);
  if (record === undefined) return context.notFound();
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
  await db.updateTable('account').set(columns).where('email', '=', login).execute();
  await changeInProjects(context, {
    login,
    sides: ['manager', 'contractor'],
    what: 'updatePerson',
    change: (person) => ({ ...person, ...names, contacts: reached(person['contacts']) }),
  });
  await context.events.append({
    entity: 'person',
    key: login,
    what: 'update',
    before: record,
    after: { ...record, ...names, contacts },
  });
});

export const personHandlers = [changeLoginEmail, listPersons, updatePerson];

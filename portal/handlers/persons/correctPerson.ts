import { sql } from 'kysely';
import { findRecord, type HandlerContext } from '#server';
import { changeInProjects } from './changeInProjects.ts';
import { withContact } from './withContact.ts';

interface Correction {
  /** Login of the person, which the caller has locked. */
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent: the number is unchanged. */
  readonly phoneNumber?: string | undefined;
}

/** Updates the names and the phone number of a person everywhere. Without a record, one is created. */
export async function correctPerson(context: HandlerContext, { login, phoneNumber, ...names }: Correction) {
  const { db } = context;
  const record = await findRecord({ ...context, access: [{ policy: 'own', relation: 'all' }] }, 'person', login);
  const reached = (contacts: unknown) =>
    phoneNumber === undefined ? contacts : withContact(contacts, { method: 'MobilePhone', value: phoneNumber });
  const columns = { first_name: names.firstName, last_name: names.lastName };
  const contacts = reached(record?.['contacts'] ?? [{ method: 'Email', value: login }]);
  const attributes = JSON.stringify({ contacts });
  if (record === undefined) {
    await db
      .insertInto('person')
      .values({ ...columns, attributes, logical_name: login })
      .execute();
  } else {
    const merged = sql<string>`attributes || ${attributes}::jsonb`;
    await db
      .updateTable('person')
      .set({ ...columns, attributes: merged })
      .where('logical_name', '=', login)
      .execute();
  }
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
    ...(record === undefined ? {} : { before: record }),
    after: { ...record, logicalName: login, ...names, contacts },
  });
}

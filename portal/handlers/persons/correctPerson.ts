import { sql } from 'kysely';
import { findRecord, type HandlerContext } from '#server';
import { changeInProjects } from './changeInProjects.ts';
import { withContact } from './withContact.ts';

interface Correction {
  /** Whose record it is; the caller holds this login. */
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent: the number stays as it is. */
  readonly phoneNumber?: string | undefined;
}

/** Writes names and telephone of a person wherever they are stored; who has no record gets one. */
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

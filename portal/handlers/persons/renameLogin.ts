import { sql } from 'kysely';
import type { HandlerContext } from '#server';
import { renamePayee } from '../payments/renamePayee.ts';
import { changeInProjects } from './changeInProjects.ts';
import { withContact } from './withContact.ts';

interface Renaming {
  readonly from: string;
  readonly to: string;
}

/**
 * Changes the user ID of a person in every table that contains it. Projects are changed one by one, with an event each.
 * The caller changes the account and locks both user IDs (`holdLogins`).
 */
export async function renameLogin(context: HandlerContext, { from, to }: Renaming): Promise<void> {
  await renamePerson(context, { from, to });
  const { db } = context;
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
  await renamePayee(db, from, to);
  await changeInProjects(context, {
    login: from,
    sides: ['contractor', 'manager'],
    what: 'changeLoginEmail',
    change: (one) => ({
      ...one,
      logicalName: to,
      contacts: withContact(one['contacts'], { method: 'Email', value: to }),
    }),
  });
}

async function renamePerson({ db }: HandlerContext, { from, to }: Renaming): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'attributes'])
    .where('logical_name', '=', from)
    .executeTakeFirst();
  if (person === undefined) return;
  const { contacts = [{ method: 'Email', value: from }] } = person.attributes;
  const attributes = JSON.stringify({ contacts: withContact(contacts, { method: 'Email', value: to }) });
  await db
    .updateTable('person')
    .set({ logical_name: to, attributes: sql<string>`attributes || ${attributes}::jsonb` })
    .where('id', '=', person.id)
    .execute();
}

import { sql } from 'kysely';
import { readPath } from '#engine';
import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { lockOrganization } from './lockOrganization.ts';

/** Properties that are stored in `attributes`. */
const kept = ['contractorType', 'accountType', 'phoneNumber1', 'phoneNumber2', 'address'] as const;

/**
 * Changes what the caller may change of an organisation. What is administered stays where it was not sent; telephones
 * and the address are sent whole, and what is left out of them is cleared.
 */
export const updateOrganization = definePortalHandler('organizations.update', async (context) => {
  const { args, db } = context;
  const before = await lockOrganization(context, args.id);
  const isAdministered = context.access.some(({ relation }) => relation === 'all');
  const written = isAdministered ? kept : kept.slice(2);
  const attributes = Object.fromEntries(written.map((name) => [name, readPath(args, name) ?? null]));
  const administered = (path: 'name' | 'type') => String((isAdministered ? args[path] : undefined) ?? before[path]);
  await db
    .updateTable('organization')
    .set({
      name: administered('name'),
      type: administered('type'),
      attributes: sql<string>`jsonb_strip_nulls(attributes || ${JSON.stringify(attributes)}::jsonb)`,
    })
    .where('id', '=', before.id)
    .execute();
  const after = await findRecord(context, 'organization', before.id);
  if (after === undefined) return context.notFound();
  await context.events.append({ entity: 'organization', key: before.id, what: 'update', before, after });
  return after;
});

import { sql } from 'kysely';
import { readPath } from '#engine';
import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { lockOrganization } from './lockOrganization.ts';
import { withOnboarding } from './withOnboardings.ts';

/** Properties that only administrators can change. */
const administered = ['contractorType', 'accountType', 'specialCircumstance'] as const;

/** Properties that are stored in `attributes`. */
const kept = [...administered, 'phoneNumber1', 'phoneNumber2', 'address'] as const;

/**
 * Updates an organisation as far as the caller may. Absent administered properties are unchanged. Phone numbers and the
 * address are replaced, so absent ones are cleared.
 */
export const updateOrganization = definePortalHandler('organizations.update', async (context) => {
  const { args, db } = context;
  const before = await lockOrganization(context, args.id);
  const isAdministered = context.access.some(({ relation }) => relation === 'all');
  const written = isAdministered ? kept : kept.slice(administered.length);
  const attributes = Object.fromEntries(written.map((name) => [name, readPath(args, name) ?? null]));
  const plain = (path: 'name' | 'type') => String((isAdministered ? args[path] : undefined) ?? before[path]);
  await db
    .updateTable('organization')
    .set({
      name: plain('name'),
      type: plain('type'),
      attributes: sql<string>`jsonb_strip_nulls(attributes || ${JSON.stringify(attributes)}::jsonb)`,
    })
    .where('id', '=', before.id)
    .execute();
  const after = await findRecord(context, 'organization', before.id);
  if (after === undefined) return context.notFound();
  await context.events.append({ entity: 'organization', key: before.id, what: 'update', before, after });
  return withOnboarding(context, after);
});

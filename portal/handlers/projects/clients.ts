import { sql } from 'kysely';
import { queryList } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Returns the clients of a user, by name; administrators see every client. */
const clients = definePortalHandler('projects.clients', async ({ db, user }) => {
  const isAdministrator = user.roles.some((role) => role.toLowerCase().includes('admin'));
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .$if(!isAdministrator, (query) => query.where('id', 'in', user.companyIds.length > 0 ? [...user.companyIds] : [-1]))
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ companyId: id, name }));
});

/** Returns projects that are pending evaluations or a determination. */
const pending = definePortalHandler('projects.pending', (context) =>
  queryList(context, 'project', {
    where: [sql`project.state = 'OPEN' and project.status = 'Pending'`],
    sort: 'projectStartDate',
  }),
);

export const clientHandlers = [clients, pending];

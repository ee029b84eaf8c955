import { isRowId } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Returns a client with the number of its open and closed projects. */
export const companySummary = definePortalHandler('companies.summary', async ({ db, args, notFound }) => {
  const companyId = Number(args.id);
  if (!isRowId(companyId)) return notFound();
  const company = await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) return notFound();
  const states = await db
    .selectFrom('project')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(states.find((row) => row.state === state)?.count ?? 0);
  return { companyId, name: company.name, openProjects: countOf('OPEN'), closedProjects: countOf('CLOSED') };
});

import type { Queries } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Number of visits that are stored per user. */
const remembered = 5;

/** Stores that the caller has visited a project. Only the last five are stored. */
const visit = definePortalHandler('projects.visit', async (context) => {
  const { db, user, record } = context;
  if (record === undefined || user.id === undefined) return context.notFound();
  const mine = { account_id: user.id, project_number: String(record['projectNumber']) };
  // Two tabs can open the same project concurrently; the last insert wins.
  await db
    .deleteFrom('project_visit')
    .where('account_id', '=', mine.account_id)
    .where('project_number', '=', mine.project_number)
    .execute();
  await db
    .insertInto('project_visit')
    .values({ ...mine, visited_at: context.scope.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('project_visit')
    .where('account_id', '=', mine.account_id)
    .where('id', 'not in', (all) =>
      all
        .selectFrom('project_visit')
        .select('id')
        .where('account_id', '=', mine.account_id)
        .orderBy('id', 'desc')
        .limit(remembered),
    )
    .execute();
});

/** Returns the caller's last projects, the latest first; or the given ones, separated by commas, in that order. */
const visited = definePortalHandler('projects.visited', async ({ db, user, args }) => {
  const { projectNumber } = args;
  if (projectNumber !== undefined) return named(db, projectNumber.split(',').slice(0, remembered));
  const rows = await db
    .selectFrom('project_visit')
    .innerJoin('project', 'project.project_number', 'project_visit.project_number')
    .innerJoin('company', 'company.id', 'project.company_id')
    .select(['project.project_number', 'project.project_name', 'company.name', 'project_visit.visited_at'])
    .where('project_visit.account_id', '=', user.id ?? 0)
    .orderBy('project_visit.id', 'desc')
    .limit(remembered)
    .execute();
  return rows.map((row) => ({
    projectNumber: row.project_number,
    projectName: row.project_name,
    companyName: row.name,
    visitedAt: row.visited_at,
  }));
});

async function named(db: Queries, keys: readonly string[]) {
  const rows = await db
    .selectFrom('project')
    .innerJoin('company', 'company.id', 'project.company_id')
    .select(['project.project_number', 'project.project_name', 'company.name'])
    .where('project.project_number', 'in', [...keys])
    .execute();
  return keys.flatMap((key) =>
    rows
      .filter((row) => row.project_number === key)
      .map((row) => ({ projectNumber: key, projectName: row.project_name, companyName: row.name })),
  );
}

export const visitHandlers = [visit, visited];

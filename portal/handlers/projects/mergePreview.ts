import { sql } from 'kysely';
import type { HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findContractor } from '../persons/findPerson.ts';
import { outranks } from '../persons/outranks.ts';
import { isManagerBeside } from './mergeContractors.ts';

/** Returns what a merge of two contractors would move and close. Changes nothing. */
export const mergePreview = definePortalHandler('contractors.mergePreview', async (context) => {
  const { oldLogicalName, newLogicalName } = context.args;
  const old = await findContractor(context, oldLogicalName);
  const kept = await findContractor(context, newLogicalName);
  if (old === undefined || kept === undefined) return context.notFound();
  const isPossible =
    old.id !== kept.id &&
    [old, kept].every(({ account }) => outranks(context, account?.roles ?? [])) &&
    !(await isManagerBeside(context, old, kept));
  return {
    oldName: `${old.firstName} ${old.lastName}`,
    newName: `${kept.firstName} ${kept.lastName}`,
    ...(await countMoved(context, old.logicalName, { from: old.organizationId, to: kept.organizationId })),
    closesAccount: true,
    possible: isPossible,
  };
});

interface Organizations {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

interface Moved {
  readonly projects: number;
  readonly evaluations: number;
  readonly answers: number;
}

async function countMoved({ db }: HandlerContext, login: string, { from, to }: Organizations): Promise<Moved> {
  const { rows } = await sql<Moved>`select
      (select count(distinct project_number)::integer from project_person
        where logical_name = ${login} and side = 'contractor') as projects,
      (select count(*)::integer from evaluation
        where evaluatee_logical_name = ${login} and side = 'contractor') as evaluations,
      (select count(*)::integer from conflict_response told
        where told.organization_id = ${from ?? null} and ${from ?? null}::integer is distinct from ${to ?? null}::integer
          and not exists (select 1 from conflict_response own
            where own.organization_id = ${to ?? null} and own.company_id = told.company_id
              and own.region_id = told.region_id)) as answers`.execute(db);
  const [moved] = rows;
  return moved ?? { projects: 0, evaluations: 0, answers: 0 };
}

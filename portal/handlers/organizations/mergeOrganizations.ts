import { sql } from 'kysely';
import { findRecord, type HandlerContext, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { updateProjects } from '../documents/documentStatus.ts';
import { copyClientAnswers } from '../onboarding/copyClientAnswers.ts';
import { reuseConflictAnswers } from '../onboarding/reuseConflictAnswers.ts';
import { changeInProjects } from '../persons/changeInProjects.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { holdOrganization } from '../persons/holdOrganization.ts';
import { mergedOrganizations } from './mergedOrganizations.ts';

/** Returns what a merge of two organisations would move. Changes nothing. */
export const previewMerge = definePortalHandler('organizations.mergePreview', async (context) => {
  const found = await mergedOrganizations(context, context.args);
  if (found === undefined) return context.notFound();
  const { from, into, isPossible } = found;
  return {
    fromName: from.name,
    intoName: into.name,
    ...(await countMoved(context, from.id, into.id)),
    possible: isPossible,
  };
});

/**
 * Merges two organisations: people, projects, documents and answers of the first one are moved to the second one, and
 * the first one is no longer listed. Existing answers of the second one are kept.
 */
export const mergeOrganizations = definePortalHandler('organizations.merge', async (context) => {
  const { fromId, intoId } = context.args;
  const logins = await loginsOf(context, fromId);
  await holdLogins(context.db, logins);
  // In a fixed order, so that two concurrent merges do not deadlock.
  for (const id of [fromId, intoId].toSorted((left, right) => left - right)) {
    if ((await findRecord(context, 'organization', id)) === undefined) return context.notFound();
    await holdOrganization(context, id);
  }
  const found = await mergedOrganizations(context, { fromId, intoId });
  if (found?.isPossible !== true) return refuseField(context, { path: 'intoId', code: 'options' });
  for (const login of logins) {
    await changeInProjects(context, {
      ...{ login, sides: ['contractor'], what: 'mergeOrganizations' },
      change: (person) => (person['organizationId'] === fromId ? { ...person, organizationId: intoId } : person),
    });
  }
  await moveRows(context, fromId, intoId);
  await copyClientAnswers(context, fromId, intoId);
  await reuseConflictAnswers(context, intoId);
  await updateProjects(context, intoId);
  await close(context, fromId, intoId);
});

/** Returns the logins of everyone who works for an organisation, or did on a project. */
async function loginsOf({ db }: HandlerContext, organization: number): Promise<readonly string[]> {
  const { rows } = await sql<{ login: string }>`select logical_name as login from person
      where organization_id = ${organization}
    union select logical_name from project_person where organization_id = ${organization} and side = 'contractor'
    order by login`.execute(db);
  return rows.map(({ login }) => login);
}

/**
 * Moves the rows that reference the organisation. Answers about the business are only moved if the other one has none.
 */
async function moveRows({ db }: HandlerContext, from: number, into: number): Promise<void> {
  for (const table of ['person', 'document_submit', 'notification', 'organization_transfer']) {
    await sql`update ${sql.table(table)} set organization_id = ${into} where organization_id = ${from}`.execute(db);
  }
  await sql`update structure_response told set organization_id = ${into} where organization_id = ${from}
    and not exists (select from structure_response own
      where own.organization_id = ${into} and own.question = told.question)`.execute(db);
  await sql`update account set attributes = jsonb_set(attributes, '{subVendorId}', to_jsonb(${into}::integer))
    where attributes ->> 'subVendorId' = ${String(from)}`.execute(db);
}

async function close(context: HandlerContext, from: number, into: number): Promise<void> {
  const before = await findRecord(context, 'organization', from);
  await sql`update organization set attributes = attributes || jsonb_build_object('mergedInto', ${into}::integer)
    where id = ${from}`.execute(context.db);
  const after = await findRecord(context, 'organization', from);
  await context.events.append({ entity: 'organization', key: from, what: 'merge', before, after });
}

interface Moved {
  readonly people: number;
  readonly projects: number;
  readonly documents: number;
  readonly answers: number;
}

async function countMoved({ db }: HandlerContext, from: number, into: number): Promise<Moved> {
  const { rows } = await sql<Moved>`select
      (select count(*)::integer from person where organization_id = ${from}) as people,
      (select count(distinct project_number)::integer from project_person
        where organization_id = ${from} and side = 'contractor') as projects,
      (select count(*)::integer from document_submit where organization_id = ${from}) as documents,
      (select count(*)::integer from structure_response told where told.organization_id = ${from}
        and not exists (select from structure_response own
          where own.organization_id = ${into} and own.question = told.question))
      + (select count(*)::integer from conflict_response told where told.organization_id = ${from}
        and not exists (select from conflict_response own where own.organization_id = ${into}
          and own.company_id = told.company_id and own.region_id = told.region_id)) as answers`.execute(db);
  const [moved] = rows;
  return moved ?? { people: 0, projects: 0, documents: 0, answers: 0 };
}

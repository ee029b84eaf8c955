import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';
import { findBank } from '../questions/findBank.ts';
import { idsOf, usualCategory } from './clientQuestions.ts';

/**
 * Updates the conflict status of projects. The questions of a client are answered once per organisation, company and
 * region, and the answers apply to all their projects, earlier and later ones.
 */
export async function reuseConflictAnswers(
  { db, release }: Pick<HandlerContext, 'db' | 'release'>,
  organizationId: number,
): Promise<void> {
  // Answers of another category do not count.
  const { questions } = findBank(release, 'conflict.questions', { category: usualCategory });
  await sql`${preparedPrefix}update project_person
    set attributes = project_person.attributes || '{"conflictStatus":"COMPLETE"}', organization_id = ${organizationId}
    from project
    where project.project_number = project_person.project_number
      and project_person.side = 'contractor'
      and project_person.logical_name in (
        select email from account where attributes ->> 'subVendorId' = ${String(organizationId)})
      and exists (
        select 1 from conflict_response
        where conflict_response.organization_id = ${organizationId}
          and conflict_response.question = any(${idsOf(questions)})
          and conflict_response.company_id = project.company_id
          and conflict_response.region_id = project.region_id)`.execute(db);
}

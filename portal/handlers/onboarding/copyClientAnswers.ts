import { sql } from 'kysely';
import type { HandlerContext } from '#server';

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies the answers of one organisation for clients to another organisation. If that one has answered for the same
 * client and region, its own answers are kept.
 */
export async function copyClientAnswers(
  { db, events }: HandlerContext,
  from: number | undefined,
  to: number,
): Promise<void> {
  if (from === undefined || from === to) return;
  const { rows } = await sql<Row>`insert into conflict_response
      (organization_id, company_id, region_id, question, group_id, answer, release, answered_by, answered_at)
    select ${to}, company_id, region_id, question, group_id, answer, release, answered_by, answered_at
    from conflict_response told
    where told.organization_id = ${from} and not exists (select 1 from conflict_response own
      where own.organization_id = ${to} and own.company_id = told.company_id and own.region_id = told.region_id)
    order by told.id
    returning company_id as "companyId", region_id as "regionId", question, group_id as "groupId", answer`.execute(db);
  if (rows.length === 0) return;
  await events.append({ entity: 'organization', key: to, what: 'conflictTakenOver', after: rows });
}

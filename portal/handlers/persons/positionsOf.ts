import { sql } from 'kysely';
import type { Queries } from '#server';

type Row = Readonly<Record<string, unknown>>;

/** Returns the projects of a person as positions, the latest first, with the period and the job function. */
export async function positionsOf(db: Queries, login: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select project.project_start_date as "startDate",
      coalesce(person.end_date, project.closing_date, project.project_end_date) as "endDate",
      json_strip_nulls(json_build_object('function', project.attributes -> 'jobFunction',
        'description', project.attributes -> 'jobFunctionDescription')) as "jobFunction"
    from project_person person join project on project.project_number = person.project_number
    where person.logical_name = ${login}
    order by project.project_start_date desc, project.project_number desc`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';

/** Number of projects of the calling manager, independent of the total. */
const ownedProjects = 200;
/** Number of projects whose people have the same last name. */
const namesakes = 50;
/** Number of projects for each person who can be found. */
const projectsPerPerson = 10;
/** One of this many projects has an evaluation. */
const evaluatedShare = 10;

const states = sql`(array['OPEN', 'OPEN', 'OPEN', 'CLOSED'])[1 + i % 4]`;
const statuses = sql`(array['Active', 'Active', 'Pending', 'Completed', 'Cancelled'])[1 + i % 5]`;

/**
 * Adds this many projects to an empty portal, with two people each, and evaluations, by set-based statements. The
 * projects have the name of their job function without its id: the migration that adds the name would write each of them
 * again, with all its indexes.
 */
export async function seedProjects(database: DatabaseHandle, count: number, release: string): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.lit(count)}) as i`;
  await run(
    database,
    sql`insert into project (project_number, project_name, company_id, region_id, contractor_type, project_start_date,
      project_end_date, project_amount, state, status, recommendation, document_status, release, attributes)
    select ${projectNumber()}, 'Project ' || md5(i::text), 1 + i % 2, 1 + i % 3,
      (array['Eval', 'Exempt', 'NoEval'])[1 + i % 3], date '2020-01-01' + (i % 2500 * 7919) % 2500,
      date '2021-01-01' + (i % 2500 * 6997) % 2500, (i % 200000 * 31) % 200000, ${states}, ${statuses}, 'OPEN',
      case when i % 7 = 0 then 'COMPLETE' end, ${sql.lit(release)},
      jsonb_build_object('projectDescription', 'Work of package ' || i, 'costCenter', 'n/a', 'companyName', 'Acme',
        'jobFunction', 'Accounting', 'currentStatus', jsonb_build_object('note', 'Seeded'))
    from ${numbers}`,
  );
  await seedPeople(database, {
    count,
    side: 'manager',
    share: Math.max(1, Math.floor(count / ownedProjects)),
    login: 'manager@client.example',
  });
  await seedPeople(database, { count, side: 'contractor', share: 97, login: 'contractor@studio.example' });
  await run(
    database,
    sql`insert into person (logical_name, first_name, last_name)
    select 'person' || i || '@example.com', 'First' || i % 313, 'Last' || i % ${sql.lit(lastNames(count))}
    from generate_series(1, ${sql.lit(Math.ceil(count / projectsPerPerson))}) as i`,
  );
  await run(
    database,
    sql`insert into evaluation (project_number, company_id, side, type, status, evaluatee_logical_name, region_id, release)
    select ${projectNumber()}, 1 + i % 2, 'manager', 'MANAGER', 'INCOMPLETE', 'manager' || (i % 20011) || '@example.com', 1, ${sql.lit(release)}
    from ${numbers} where i % ${sql.lit(evaluatedShare)} = 0`,
  );
}

/** Keys begin with the company, like those of the portal. */
function projectNumber(): RawBuilder<unknown> {
  return sql`(1 + i % 2) || '-1-' || (100000000 + i)`;
}

interface PeopleInput {
  readonly count: number;
  readonly side: 'manager' | 'contractor';
  readonly share: number;
  readonly login: string;
}

/** Returns the number of last names for this many projects. */
export function lastNames(count: number): number {
  return Math.max(1, Math.floor(count / namesakes));
}

function seedPeople(database: DatabaseHandle, { count, side, share, login }: PeopleInput): Promise<void> {
  const stranger = sql`${sql.lit(side)} || (i % 20011) || '@example.com'`;
  return run(
    database,
    sql`insert into project_person (project_number, side, position, logical_name, first_name, last_name)
    select ${projectNumber()}, ${sql.lit(side)}, 0,
      case when i % ${sql.lit(share)} = 0 then ${sql.lit(login)} else ${stranger} end,
      'First' || i % 313, 'Last' || i % ${sql.lit(lastNames(count))}
    from generate_series(1, ${sql.lit(count)}) as i`,
  );
}

async function run(database: DatabaseHandle, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(database.current());
}

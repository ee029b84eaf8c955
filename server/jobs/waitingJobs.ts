import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

/** A job that is pending or was running; it runs again. */
export interface WaitingJob {
  readonly job: string;
  readonly data: object;
  /** ISO 8601. */
  readonly after: string;
  readonly singletonKey?: string;
}

/** Returns the jobs that have not ended, the oldest first. Empty if the queue was never opened. */
export async function readWaitingJobs(db: Queries): Promise<readonly WaitingJob[]> {
  if (!(await hasQueue(db))) return [];
  // Jobs of the queue itself, such as schedules, are created again by the next start.
  const { rows } = await sql<{ job: string; data: object | null; after: string; key: string | null }>`
    select name as job, data, to_json(start_after)#>>'{}' as after, singleton_key as key from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and data is not null
    order by created_on, id`.execute(db);
  return rows.map(({ job, data, after, key }) => ({
    ...{ job, data: data ?? {}, after },
    ...(key === null ? {} : { singletonKey: key }),
  }));
}

/** Returns the number of jobs that have not ended, by queue and state. */
export async function countJobs(db: Queries) {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<{ queue: string; state: string; count: number }>`select name as queue, state,
    count(*)::integer as count from pgboss.job where state in ('created', 'retry', 'active')
    group by name, state`.execute(db);
  return rows;
}

async function hasQueue(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  return rows[0]?.is === true;
}

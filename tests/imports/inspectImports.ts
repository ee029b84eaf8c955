import { sql } from 'kysely';
import type { Queries } from '../../server/database/Database.types.ts';
import { verifyEventChain } from '../../server/events/verifyEventChain.ts';

export interface ImportReport {
  readonly faults: readonly string[];
  /** Number of rows that were processed. */
  readonly rows: number;
}

interface Fault {
  readonly fault: string;
}

/** Finds lost, duplicate and partly imported rows in a database. `faults` is empty if all imports are complete. */
export async function inspectImports(db: Queries): Promise<ImportReport> {
  const { rows } = await sql<Fault>`
    with noted as (
      select task_id, count(*) filter (where status = 'created') as created,
        count(*) filter (where status = 'refused') as refused, max(row_number) as last
      from import_row group by task_id)
    select 'task ' || id || ': its rows are not those that it has counted' as fault
      from import_task left join noted on task_id = id
      where created_count <> coalesce(created, 0) or refused_count <> coalesce(refused, 0) or last_row <> coalesce(last, 0)
    union all
    select 'task ' || id || ': it ended before its last row' from import_task
      where status = 'DONE' and created_count + refused_count <> row_count
    union all
    select 'task ' || id || ': ' || status from import_task where status not in ('SCHEDULED', 'RUNNING', 'DONE')
    union all
    select 'row ' || row_number || ' of task ' || task_id || ': it was created, and its record is not there' from import_row
      where status = 'created' and not exists (
        select 1 from document where document.entity = 'volume' and document.key = import_row.key)
    union all
    select 'volume ' || key || ': no row has created it' from document
      where entity = 'volume' and not exists (select 1 from import_row where import_row.key = document.key)
    union all
    select 'volume ' || key || ': ' || count(*) || ' events' from event
      where entity = 'volume' group by key having count(*) <> 1
    union all
    select 'volume ' || key || ': no event' from document
      where entity = 'volume' and not exists (
        select 1 from event where event.entity = 'volume' and event.key = document.key)
    union all
    select ended || ' imports ended, and ' || mails || ' mails tell of it' from
      (select count(*) as ended from import_task where status = 'DONE') as tasks,
      (select count(*) as mails from mail where template = 'ended') as told
      where ended <> mails`.execute(db);
  const chain = await verifyEventChain(db);
  const { count } = await db
    .selectFrom('import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const broken = chain.whole ? [] : [`the chain of events is broken at ${chain.brokenAt}`];
  return { faults: [...rows.map(({ fault }) => fault), ...broken], rows: Number(count) };
}

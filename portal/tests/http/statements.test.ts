import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OperationModel } from '#engine';
import type { DatabaseHandle } from '../../../server/database/DatabaseHandle.types.ts';
import { eachPortalDatabase } from '../../testing/eachPortal.ts';
import { openPortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';

/** Wraps a database so that its statements are counted. */
function counting(database: DatabaseHandle): { readonly counted: DatabaseHandle; readonly counter: { count: number } } {
  const counter = { count: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Raw SQL has no query to transform, but it has a result.
    transformResult: async ({ result }) => {
      counter.count += 1;
      return result;
    },
  };
  const counted: DatabaseHandle = {
    ...database,
    current: () => database.current().withPlugin(plugin),
    transaction: (work) => database.transaction((db) => work(db.withPlugin(plugin))),
  };
  return { counted, counter };
}

/** Adds this many rows to every table of lists, and this many people to the requested project. */
async function fill(database: DatabaseHandle, rows: number): Promise<void> {
  const db = database.current();
  const each = sql`from generate_series(1, ${sql.lit(rows)}) as i`;
  const statements = [
    sql`delete from project`,
    sql`delete from notification`,
    sql`delete from email_template`,
    sql`insert into project (project_number, project_name, company_id, region_id, state, release)
      select '1-1-' || i, 'Project', 1, 1, 'OPEN', 'r' ${each}`,
    sql`insert into project_person (project_number, side, position, logical_name, first_name, last_name)
      select '1-1-1', side, i, 'p' || i || '@example.com', 'P', 'Q' ${each},
      (values ('manager'), ('contractor')) as sides(side)`,
    sql`insert into evaluation (id, project_number, company_id, side, type, status, evaluatee_logical_name, region_id, release)
      overriding system value select i, '1-1-1', 1, 'manager', 'MANAGER', 'INCOMPLETE', 'p@example.com', 1, 'r' ${each}`,
    sql`insert into requisition (project_number, type, status, requester_logical_name, release)
      select '1-1-1', 'PROJECT_EXTENSION', 'PENDING', 'p@example.com', 'r' ${each}`,
    sql`insert into notification (type, status, project_number, release) select 'A', 'SUCCESS', '1-1-1', 'r' ${each}`,
    sql`insert into organization_transfer (organization_id, requester_logical_name, status, created_at, release)
      select (select min(id) from organization), 'p@example.com', 'PENDING', now(), 'r' ${each}`,
    sql`insert into email_template (id, template_id, status, release) select 't' || i || ':en', 't' || i, 'DRAFT', 'r' ${each}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const keys: Readonly<Record<string, string>> = { projectNumber: '1-1-1', id: '1', evaluationId: '1', companyId: '1' };
const wanted: Readonly<Record<string, string>> = { country: 'USA' };

/** Returns the address of a read operation with its required parameters. */
function addressOf({ path, query, result, parameters }: OperationModel): string | undefined {
  if (parameters.some((name) => keys[name] === undefined)) return undefined;
  const asked = query
    .filter(({ required }) => required === true)
    .map((field) => `${field.wire}=${wanted[field.wire] ?? (field.type === 'integer' ? '1' : '1-1-1')}`);
  const paging = result.shape === 'page' ? ['size=200'] : [];
  return `${path.replace(/\{(\w+)\}/g, (_all, name: string) => keys[name] ?? '')}?${[...asked, ...paging].join('&')}`;
}

/** Cached for a second. */
const kept = ['health.services'];

eachPortalDatabase('reading', (database) => {
  test('asks the database the same number of statements for one row, for ten and for a hundred', async () => {
    const { counted, counter } = counting(database());
    const portal = await openPortalApp(counted);
    const token = await portal.signIn(people.admin);
    const reads = Object.values(portal.release.operations).flatMap((operation) => {
      const { shape } = operation.result;
      const path = operation.method === 'GET' ? addressOf(operation) : undefined;
      const isRecords = shape === 'page' || shape === 'list' || shape === 'one';
      return path === undefined || !isRecords ? [] : [{ id: operation.id, path }];
    });
    const counts = new Map<string, number[]>();

    for (const rows of [1, 10, 100]) {
      await fill(database(), rows);
      for (const { id, path } of reads) {
        counter.count = 0;
        const { status } = await portal.call('GET', path, { token });
        if (status === 200) counts.set(id, [...(counts.get(id) ?? []), counter.count]);
      }
    }
    await portal.app.close();

    expect([...counts.keys()]).toEqual(
      expect.arrayContaining([
        'projects.list',
        'projects.get',
        'evaluations.list',
        'requisitions.list',
        'notifications.list',
      ]),
    );
    const compared = [...counts].filter(([id]) => !kept.includes(id));
    expect(Object.fromEntries(compared)).toEqual(
      // A list with more rows may need one additional statement to count them.
      Object.fromEntries(compared.map(([id, [first, second]]) => [id, [first, second, second]])),
    );
    expect(compared.filter(([, [first = 0, second = 0]]) => second > first + 1)).toEqual([]);
  }, 180_000);
});

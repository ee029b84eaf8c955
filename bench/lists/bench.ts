import pg from 'pg';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { createDatabase, withPostgres } from '../postgres.ts';
import type { Bench, Goal, Row } from '../Row.ts';
import { prepareDatabase } from '../server/prepareDatabase.ts';
import { type ServerProcess, startProcess } from '../server/ServerProcess.ts';
import { median, shuffled } from '../statistics.ts';
import { seedLists } from './seedLists.ts';

const port = Number(process.env['LISTS_PORT'] ?? 3345);
const callsPerRepetition = 15;
/** Rounds without figures, until the engine of the server and the connections have settled. */
const warmUp = 200;
const subject = 'ours';

interface Case {
  readonly as: 'admin' | 'manager' | 'contractor';
  readonly path: string;
  /** What returns the same rows and their number, written by hand and without access control. */
  readonly bare: readonly string[];
}

/** Conditions of the lists that filter: nobody sees merged organisations, and managers see no restructured evaluations. */
const kept = `not attributes ? 'mergedInto'`;
const taken = `evaluatee_logical_name = 'manager@client.example' and not (
  status in ('INCOMPLETE', 'PENDING', 'IN_PROGRESS') and coalesce(attributes ->> 'restructure', 'false') = 'true')`;
const named = `(name ilike '%contact77%' or logical_name ilike '%contact77%'
  or primary_first_name || ' ' || primary_last_name ilike '%contact77%')`;
const contracts = `(exists (select 1 from account where email = logical_name and 'Contractor' = any(roles))
  or exists (select 1 from project_person item where item.logical_name = person.logical_name and side = 'contractor'))`;

const cases: Readonly<Record<string, Case>> = {
  '10,000 organisations': {
    as: 'admin',
    path: '/organization/list?sort=name',
    bare: [
      `select * from organization where ${kept} order by name, id limit 20`,
      `select count(*) from organization where ${kept}`,
    ],
  },
  '10,000 organisations, a name': {
    as: 'admin',
    path: '/organization/list?search=contact77',
    bare: [
      `select * from organization where ${kept} and ${named} order by name, id limit 20`,
      `select count(*) from organization where ${kept} and ${named}`,
    ],
  },
  '10,000 people': {
    as: 'admin',
    path: '/persons?sort=name',
    bare: [
      `select * from person order by first_name || ' ' || last_name, logical_name limit 20`,
      'select count(*) from person',
    ],
  },
  '10,000 contractors': {
    as: 'admin',
    path: '/contractor?sort=name',
    bare: [
      `select * from person where ${contracts} order by first_name || ' ' || last_name, logical_name limit 20`,
      `select count(*) from person where ${contracts}`,
    ],
  },
  '10,000 users': {
    as: 'admin',
    path: '/auth/users?sort=lastName',
    bare: [
      'select * from account where active order by last_name, id limit 20',
      'select count(*) from account where active',
    ],
  },
  '2,000 evaluations of a manager': {
    as: 'manager',
    path: '/evaluations?size=20',
    bare: [
      `select * from evaluation where ${taken} order by id desc limit 20`,
      `select count(*) from evaluation where ${taken}`,
    ],
  },
  '500 documents of an organisation': {
    as: 'contractor',
    path: '/documents',
    bare: [
      `select document_submit.* from document_submit join organization on organization.id = organization_id
      where logical_name = 'contractor@studio.example'`,
    ],
  },
  '100,000 notifications': {
    as: 'admin',
    path: '/notifications?sort=-createdAt',
    bare: [
      'select * from notification order by created_at desc, id desc limit 10',
      'select count(*) from (select 1 from notification limit 10001) as counted',
    ],
  },
};

/** Measures the lists of administration with as many rows as a large provider has, beside the same queries by hand. */
export const bench: Bench = {
  goals: Object.keys(cases).map((name): Goal => ({ task: `${name}: over bare SQL`, subject, at: 'median', most: 3 })),
  measure: ({ repetitions }) =>
    withPostgres(async (url) => {
      const own = await createDatabase(url, 'bench_lists');
      const database = await openDatabase({ url: own });
      await prepareDatabase(database, 0);
      await seedLists(database, (await portalSource()).release.hash);
      await database.close();
      const server = await startProcess({ kind: 'ours', port, source: own });
      try {
        return await measureCases(server, { own, calls: repetitions * callsPerRepetition });
      } finally {
        await server.stop();
      }
    }),
};

interface Measuring {
  /** URL of the database. */
  readonly own: string;
  readonly calls: number;
}

async function measureCases(server: ServerProcess, { own, calls }: Measuring): Promise<readonly Row[]> {
  const pool = new pg.Pool({ connectionString: own });
  const tokens = {
    admin: await server.signIn('admin'),
    manager: await server.signIn('manager'),
    contractor: await server.signIn('contractor'),
  };
  const times = new Map(Object.keys(cases).map((name) => [name, { ours: [] as number[], bare: [] as number[] }]));
  for (let round = -warmUp; round < calls; round += 1) {
    for (const [name, { as, path, bare }] of shuffled(Object.entries(cases))) {
      const start = performance.now();
      const answer = await server.ask({ path, token: tokens[as] });
      const took = performance.now() - start;
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
      const began = performance.now();
      for (const query of bare) await pool.query(query);
      const bareTook = performance.now() - began;
      if (round < 0) continue;
      times.get(name)?.ours.push(took);
      times.get(name)?.bare.push(bareTook);
    }
  }
  await pool.end();
  return [...times].flatMap(([name, { ours, bare }]): readonly Row[] => [
    { task: name, subject, unit: 'ms', samples: ours },
    { task: name, subject: 'bare SQL', unit: 'ms', samples: bare },
    { task: `${name}: over bare SQL`, subject, unit: 'ms', samples: ours.map((time) => time - median(bare)) },
  ]);
}

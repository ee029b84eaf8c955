import { openDatabase } from '../../server/database/openDatabase.ts';
import { createDatabase, withPostgres } from '../postgres.ts';
import type { Bench, Goal, Row } from '../Row.ts';
import { cases, figures, finds, measureCalls, measureSubmits, words } from './measureCalls.ts';
import { measureThroughput, throughputTask } from './measureThroughput.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { type ServerProcess, startProcess } from './ServerProcess.ts';

/** `SERVER_SIZES=1000,100000` takes two minutes; a million projects take longer to create. */
const sizes = (process.env['SERVER_SIZES'] ?? '1000,100000,1000000').split(',').map(Number);
const largest = Math.max(...sizes);
/** The embedded database is meant for one user on a laptop. */
const mostEmbedded = 100_000;
const firstPort = Number(process.env['SERVER_PORT'] ?? 3330);
const callsPerRepetition = 15;

const goals: readonly Goal[] = [
  ...Object.keys(cases).map((name): Goal => {
    const than = { subject: words(Math.min(...sizes)), times: 1.5 };
    return { task: `PostgreSQL: ${name}`, subject: words(largest), at: 'p95', than };
  }),
  ...Object.keys({ ...finds, ...figures }).map(
    (name): Goal => ({ task: `PostgreSQL: ${name}`, subject: words(largest), at: 'p95', most: 50 }),
  ),
  { task: 'PostgreSQL: over bare SQL', subject: words(largest), at: 'median', most: 3 },
  { task: throughputTask, subject: '1 process', at: 'median', from: { subject: 'bare route', times: 0.6 } },
  { task: throughputTask, subject: '2 processes', at: 'median', from: { subject: '1 process', times: 1.6 } },
];

/**
 * Measures lists, single records and submits with several sizes of database; throughput of several processes; memory.
 */
export const bench: Bench = {
  goals,
  measure: async ({ repetitions }) => {
    const calls = repetitions * callsPerRepetition;
    const rows: Row[] = [];
    for (const size of sizes.filter((one) => one <= mostEmbedded)) {
      const server = await startProcess({ kind: 'ours', port: firstPort, source: String(size) });
      rows.push(...(await measureServer(server, { database: 'embedded', size, calls })));
    }
    await withPostgres(async (url) => {
      for (const size of sizes) rows.push(...(await measurePostgres(url, { size, calls, repetitions })));
    });
    return rows.toSorted((left, right) => left.task.localeCompare(right.task));
  },
};

interface Measured {
  readonly size: number;
  readonly calls: number;
}

async function measurePostgres(url: string, { size, calls, repetitions }: Measured & { repetitions: number }) {
  const own = await createDatabase(url, `bench_${size}`);
  const database = await openDatabase({ url: own });
  const start = performance.now();
  await prepareDatabase(database, size);
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stderr.write(`${words(size)} projects were made in ${seconds} s\n`);
  await database.close();
  const server = await startProcess({ kind: 'ours', port: firstPort, source: own });
  const rows = [...(await measureServer(server, { database: 'PostgreSQL', size, calls, bare: own }))];
  if (size === largest) rows.push(...(await measureThroughput({ source: own, repetitions, firstPort })));
  return rows;
}

async function measureServer(
  server: ServerProcess,
  given: Measured & { readonly database: string; readonly bare?: string },
): Promise<readonly Row[]> {
  try {
    const rows = [...(await measureCalls(server, given)), ...(await measureSubmits(server, given))];
    const memory = server.memory();
    const held: Row[] =
      memory === undefined
        ? []
        : [
            {
              task: `${given.database}: memory of the server`,
              subject: words(given.size),
              unit: 'MiB',
              samples: [memory],
            },
          ];
    return [...rows, ...held];
  } finally {
    await server.stop();
  }
}

import { people } from '../../portal/testing/portalPeople.ts';
import { projectSheet } from '../../portal/testing/projectSheet.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { createDatabase, withPostgres } from '../postgres.ts';
import type { Bench, Goal, Row } from '../Row.ts';
import { prepareDatabase } from '../server/prepareDatabase.ts';
import { type ServerProcess, startProcess } from '../server/ServerProcess.ts';

/** `IMPORTS_ROWS=1000` shortens the run. */
const rowCount = Number(process.env['IMPORTS_ROWS'] ?? 10_000);
const port = Number(process.env['IMPORTS_PORT'] ?? 3350);
const kinds = (process.env['IMPORTS_DATABASES'] ?? 'PostgreSQL,embedded').split(',');

const checkTask = `a sheet of ${rowCount} rows is checked`;
const speedTask = `a sheet of ${rowCount} rows is imported`;
const memoryOf = (task: string): string => `${task}: memory beyond that of the server at rest`;

const goals: readonly Goal[] = [
  { task: checkTask, subject: 'PostgreSQL', at: 'median', most: rowCount },
  { task: speedTask, subject: 'PostgreSQL', at: 'median', least: 100 },
  ...[checkTask, speedTask].map(
    (task): Goal => ({ task: memoryOf(task), subject: 'PostgreSQL', at: 'median', most: 256 }),
  ),
];

/** Measures checking and importing a worksheet of projects: time, rows per second, and memory of the server. */
export const bench: Bench = {
  goals,
  measure: async ({ repetitions }) => {
    const content = await projectSheet(
      ...Array.from({ length: rowCount }, (_, index) => ({
        'Project Name': `Warehouse pilot ${index + 1}`,
        'Candidate Email': `candidate${index + 1}@studio.example`,
        Budget: 10_000 + index,
      })),
    );
    const rows: Row[] = [];
    if (kinds.includes('embedded')) rows.push(...(await measureServer('embedded', '0', content, repetitions)));
    if (kinds.includes('PostgreSQL')) rows.push(...(await measurePostgres(content, repetitions)));
    return rows.toSorted((left, right) => left.task.localeCompare(right.task));
  },
};

function measurePostgres(content: Uint8Array, repetitions: number): Promise<readonly Row[]> {
  return withPostgres(async (url) => {
    const own = await createDatabase(url, 'bench_imports');
    const database = await openDatabase({ url: own });
    await prepareDatabase(database, 0);
    await database.close();
    return measureServer('PostgreSQL', own, content, repetitions);
  });
}

async function measureServer(
  subject: string,
  source: string,
  content: Uint8Array,
  repetitions: number,
): Promise<readonly Row[]> {
  const server = await startProcess({ kind: 'ours', port, source });
  try {
    const token = await server.signIn('admin');
    const checks: Measured[] = [];
    for (let count = 0; count < Math.min(3, repetitions); count += 1) {
      checks.push(await watch(server, () => send('/scheduler/projectImportCheck', { token, content })));
    }
    const imported = await watch(server, async () => {
      await send(`/scheduler/projectImport/${new Date().toISOString()}?processImmediately=true`, { token, content });
      await ended(server, token);
    });
    const row = (task: string, unit: Row['unit'], samples: readonly number[]): Row => ({
      task,
      subject,
      unit,
      samples,
    });
    return [
      row(
        checkTask,
        'ms',
        checks.map(({ milliseconds }) => milliseconds),
      ),
      row(speedTask, 'per s', [(rowCount / imported.milliseconds) * 1000]),
      row(
        memoryOf(checkTask),
        'MiB',
        checks.map(({ memory }) => memory),
      ),
      row(memoryOf(speedTask), 'MiB', [imported.memory]),
    ];
  } finally {
    await server.stop();
  }
}

interface Measured {
  readonly milliseconds: number;
  /** Maximum increase of the process's memory in MiB. */
  readonly memory: number;
}

async function watch(server: ServerProcess, work: () => Promise<unknown>): Promise<Measured> {
  const before = server.memory() ?? Number.NaN;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, server.memory() ?? Number.NaN);
  }, 100);
  const start = performance.now();
  await work();
  clearInterval(timer);
  return { milliseconds: performance.now() - start, memory: most - before };
}

interface Sent {
  readonly token: string;
  readonly content: Uint8Array;
}

async function send(path: string, { token, content }: Sent): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(content)]), 'projects.xlsx');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${path} for ${people.admin}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Resolves when no import is scheduled or running. */
async function ended(server: ServerProcess, token: string): Promise<void> {
  for (;;) {
    const { json } = await server.ask({ path: '/scheduler/tasks/running', token });
    if (Array.isArray(json) && json.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

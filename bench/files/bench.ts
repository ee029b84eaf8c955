import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoPassword, people } from '../../tests/e2e/people.ts';
import { type Portal, startPortal } from '../../tests/e2e/startPortal.ts';
import type { Bench, Goal, Row } from '../Row.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('printPages.ts', import.meta.url));
const project = '1-1-000004';
const uploads = 50;
const uploadSize = 25 * 1024 * 1024;

const printing = { en: '60 pages, English', zh: '60 pages, Chinese' } as const;
const calls = { comparison: 'comparison of two evaluations', file: 'defense file as PDF' } as const;
const uploading = `${uploads} uploads of 25 MB at a time`;

const goals: readonly Goal[] = [
  ...Object.values(printing).flatMap((task): readonly Goal[] => [
    { task: `${task}: time`, subject: 'ours', at: 'p95', most: 2000 },
    { task: `${task}: memory on top`, subject: 'ours', at: 'p95', most: 150 },
  ]),
  ...Object.values(calls).map((task): Goal => ({ task, subject: 'ours', at: 'p95', most: 1000 })),
  { task: `${uploading}: refused`, subject: 'ours', at: 'p95', most: 0 },
  // The second round should use memory that the first one has released.
  { task: `${uploading}: memory on top of the first`, subject: 'ours', at: 'p95', most: 64 },
];

/** Measures printing long documents, a comparison and a defense file of the demo, and large concurrent uploads. */
export const bench: Bench = {
  goals,
  measure: async ({ repetitions }) => {
    const rows: Row[] = [];
    for (const [locale, task] of Object.entries(printing))
      rows.push(...(await measurePrint(locale, { task, repetitions })));
    const portal = await startPortal({ database: 'pglite' });
    try {
      rows.push(...(await measureCalls(portal, repetitions)), ...(await measureUploads(portal)));
    } finally {
      await portal.stop();
    }
    return rows;
  },
};

interface Printed {
  readonly took: number;
  /** CPU time in ms. */
  readonly work: number;
  /** Peak memory minus the memory before, in MiB. */
  readonly grew: number;
}

/** Measures each document in a separate process, so that no one reuses memory that another one has released. */
async function measurePrint(
  locale: string,
  { task, repetitions }: { readonly task: string; readonly repetitions: number },
): Promise<readonly Row[]> {
  const times: number[] = [];
  const works: number[] = [];
  const sizes: number[] = [];
  for (let at = 0; at < repetitions; at += 1) {
    const { stdout } = await run(process.execPath, [script, locale]);
    const { took, work, grew }: Printed = JSON.parse(stdout);
    times.push(took);
    works.push(work);
    sizes.push(grew);
  }
  return [
    { task: `${task}: time`, subject: 'ours', unit: 'ms', samples: times },
    { task: `${task}: processor time`, subject: 'ours', unit: 'ms', samples: works },
    { task: `${task}: memory on top`, subject: 'ours', unit: 'MiB', samples: sizes },
  ];
}

async function signIn({ url }: Portal, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { accessToken }: { readonly accessToken: string } = await answer.json();
  return accessToken;
}

interface Evaluation {
  readonly id: number;
  readonly side: string;
  readonly type: string;
  readonly status: string;
}

async function measureCalls(portal: Portal, repetitions: number): Promise<readonly Row[]> {
  const headers = { authorization: `Bearer ${await signIn(portal, people.programAdmin)}` };
  const ask = async (path: string): Promise<Response> => {
    const answer = await fetch(`${portal.url}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const listed = await ask(`/evaluations?projectNumber=${project}&size=100`);
  const { content }: { readonly content: readonly Evaluation[] } = await listed.json();
  const latest = (side: string) =>
    content
      .filter((one) => one.side === side && one.status === 'COMPLETE')
      .toSorted((one, other) => other.id - one.id)[0];
  const [source, target] = [latest('manager'), latest('contractor')];
  const query = `sourceId=${source?.id}&sourceType=${source?.type}&targetId=${target?.id}&targetType=${target?.type}`;
  const time = async (path: string): Promise<readonly number[]> => {
    const samples: number[] = [];
    for (let at = 0; at < repetitions * 5; at += 1) {
      const began = performance.now();
      await (await ask(path)).arrayBuffer();
      samples.push(performance.now() - began);
    }
    return samples;
  };
  return [
    { task: calls.comparison, subject: 'ours', unit: 'ms', samples: await time(`/evaluation/comparison?${query}`) },
    { task: calls.file, subject: 'ours', unit: 'ms', samples: await time(`/projects/${project}/defensefile`) },
  ];
}

/** Runs all uploads twice, to distinguish a leak from memory that is reused. */
async function measureUploads(portal: Portal): Promise<readonly Row[]> {
  const token = await signIn(portal, people.contractor);
  const content = new Blob([Buffer.alloc(uploadSize, 'A line of a long text.\n')]);
  const before = memoryOf(portal.pid());
  const first = await uploadAll(portal, { token, content });
  const second = await uploadAll(portal, { token, content });
  return [
    { task: `${uploading}: time`, subject: 'ours', unit: 'ms', samples: [first.took, second.took] },
    { task: `${uploading}: refused`, subject: 'ours', unit: 'count', samples: [first.refused, second.refused] },
    { task: `${uploading}: memory on top`, subject: 'ours', unit: 'MiB', samples: [first.peak - before] },
    {
      ...{ task: `${uploading}: memory on top of the first`, subject: 'ours', unit: 'MiB' },
      samples: [Math.max(0, second.peak - first.peak)],
    },
  ];
}

async function uploadAll(
  portal: Portal,
  { token, content }: { readonly token: string; readonly content: Blob },
): Promise<{ readonly took: number; readonly refused: number; readonly peak: number }> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(portal.pid()));
  }, 50);
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: uploads }, async (_, at) => {
      const body = new FormData();
      body.append('documentSubmit', new Blob([JSON.stringify({ documentId: 1 })], { type: 'application/json' }));
      body.append('file', content, `file-${at}.txt`);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${portal.url}/api/document/upload`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  clearInterval(watch);
  return { took: performance.now() - began, refused: statuses.filter((status) => status !== 200).length, peak };
}

/** Returns the memory of a process in MiB, or 0 if the platform does not provide it. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

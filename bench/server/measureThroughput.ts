import { people } from '../../server/testing/portalPeople.ts';
import type { Row } from '../Row.ts';
import { type ServerProcess, startProcess } from './ServerProcess.ts';

export const throughputTask = 'PostgreSQL: first pages in a second';

/** So many ask at a time, each again as soon as it was answered. */
const askers = 16;
const milliseconds = 3000;
const path = `/projects/list?sort=-projectStartDate&filter=${encodeURIComponent('state|equals|OPEN')}`;

interface Loading {
  readonly source: string;
  readonly repetitions: number;
  readonly firstPort: number;
}

/** Answers in a second: of a bare route with the same query, and of one to three servers on one database. */
export async function measureThroughput({ source, repetitions, firstPort }: Loading): Promise<readonly Row[]> {
  const bare = await startProcess({ kind: 'bare', port: firstPort + 9, source });
  const ours: ServerProcess[] = [];
  try {
    for (let index = 0; index < 3; index += 1) {
      ours.push(await startProcess({ kind: 'ours', port: firstPort + index, source }));
    }
    const subjects = [
      { subject: 'bare route', servers: [bare] },
      { subject: '1 process', servers: ours.slice(0, 1) },
      { subject: '2 processes', servers: ours.slice(0, 2) },
      { subject: '3 processes', servers: ours },
    ];
    const token = await ours[0]?.signIn('admin');
    if (token === undefined) throw new Error(`${people.admin} could not sign in.`);
    for (const { servers } of subjects) await load(servers, token);
    const rows = subjects.map(({ subject }) => ({ subject, samples: [] as number[] }));
    for (let round = 0; round < Math.min(repetitions, 5); round += 1) {
      for (const { subject, servers } of subjects) {
        rows.find((row) => row.subject === subject)?.samples.push(await load(servers, token));
      }
    }
    return rows.map(({ subject, samples }) => ({ task: throughputTask, subject, unit: 'per s', samples }));
  } finally {
    await Promise.all([bare, ...ours].map((server) => server.stop()));
  }
}

async function load(servers: readonly ServerProcess[], token: string): Promise<number> {
  const start = performance.now();
  let answered = 0;
  const ask = async (server: ServerProcess): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const { status } = await server.ask({ path, token });
      if (status !== 200) throw new Error(`A list was answered with ${status}.`);
      answered += 1;
    }
  };
  const asking = Array.from({ length: askers }, (_none, index) => servers[index % servers.length]);
  await Promise.all(asking.flatMap((server) => (server === undefined ? [] : [ask(server)])));
  return (answered * 1000) / (performance.now() - start);
}

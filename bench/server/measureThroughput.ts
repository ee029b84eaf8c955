import { cpus } from 'node:os';
import { people } from '../../portal/testing/portalPeople.ts';
import type { Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { type ServerProcess, startProcess } from './ServerProcess.ts';

export const throughputTask = 'PostgreSQL: first pages in a second';
/** More processes only help with idle cores. This is the number of busy cores, by any process. */
const coresTask = `${throughputTask}, cores at work`;
/** Processor time of the server's process per response, which hardly depends on other processes. */
const costTask = 'PostgreSQL: processor time of a first page';

/** Number of concurrent clients, each of which calls again after a response. */
const askers = 16;
const milliseconds = 3000;
const path = `/projects/list?sort=-projectStartDate&filter=${encodeURIComponent('state|equals|OPEN')}`;

interface Loading {
  readonly source: string;
  readonly repetitions: number;
  readonly firstPort: number;
}

/** Measures responses per second: of a plain route with the same query, and of one to three servers on one database. */
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
    const rows = subjects.map(({ subject }) => ({
      subject,
      answers: [] as number[],
      cores: [] as number[],
      costs: [] as number[],
    }));
    for (let round = 0; round < Math.min(repetitions, 5); round += 1) {
      for (const { subject, servers } of shuffled(subjects)) {
        const before = coreTimes();
        const used = processorTime(servers);
        const { answers, count } = await load(servers, token);
        const row = rows.find((one) => one.subject === subject);
        row?.answers.push(answers);
        row?.cores.push(coresAtWork(before, coreTimes()));
        row?.costs.push((processorTime(servers) - used) / count);
      }
    }
    return [
      ...rows.map(({ subject, answers }): Row => ({ task: throughputTask, subject, unit: 'per s', samples: answers })),
      ...rows.map(({ subject, cores }): Row => ({ task: coresTask, subject, unit: 'count', samples: cores })),
      ...rows.map(({ subject, costs }): Row => ({ task: costTask, subject, unit: 'ms', samples: costs })),
    ];
  } finally {
    await Promise.all([bare, ...ours].map((server) => server.stop()));
  }
}

interface CoreTimes {
  readonly idle: number;
  readonly all: number;
}

function coreTimes(): CoreTimes {
  const times = cpus().map((core) => core.times);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((core) => Object.values(core))) };
}

function coresAtWork(before: CoreTimes, after: CoreTimes): number {
  return cpus().length * (1 - (after.idle - before.idle) / (after.all - before.all));
}

function processorTime(servers: readonly ServerProcess[]): number {
  return servers.reduce((total, server) => total + (server.processorTime() ?? Number.NaN), 0);
}

async function load(
  servers: readonly ServerProcess[],
  token: string,
): Promise<{ readonly answers: number; readonly count: number }> {
  const start = performance.now();
  let answered = 0;
  const ask = async (server: ServerProcess): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const status = await server.drain({ path, token });
      if (status !== 200) throw new Error(`A list was answered with ${status}.`);
      answered += 1;
    }
  };
  const asking = Array.from({ length: askers }, (_none, index) => servers[index % servers.length]);
  await Promise.all(asking.flatMap((server) => (server === undefined ? [] : [ask(server)])));
  return { answers: (answered * 1000) / (performance.now() - start), count: answered };
}

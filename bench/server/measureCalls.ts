import pg from 'pg';
import { contentOf, projectBody, responsesOf } from '../../portal/testing/portalProject.ts';
import type { Row } from '../Row.ts';
import { median, shuffled } from '../statistics.ts';
import { askBare } from './bareQuery.ts';
import type { ServerProcess } from './ServerProcess.ts';
import { lastNames } from './seedProjects.ts';

interface Measuring {
  readonly database: string;
  readonly size: number;
  readonly calls: number;
  /** URL of a PostgreSQL that can be queried without a server too. */
  readonly bare?: string;
}

interface Case {
  readonly as: 'admin' | 'manager';
  /** Returns the path of the next call; calls can differ. */
  readonly path: (size: number, round: number) => string;
}

const newest = 'sort=-projectStartDate';
const open = `${newest}&filter=${encodeURIComponent('state|equals|OPEN')}`;

/** Page number with pages of fifteen rows: the 4,000th, or the last one. */
const far = (size: number, from = 4000): number => Math.min(from, Math.floor(size / 15) - 1);

export const cases: Readonly<Record<string, Case>> = {
  'list, first page': { as: 'admin', path: () => `/projects/list?${open}` },
  'list, page 4,000': { as: 'admin', path: (size) => `/projects/list?${newest}&page=${far(size)}` },
  'list, any page': {
    as: 'admin',
    path: (size) => `/projects/list?${newest}&page=${Math.floor(Math.random() * far(size, 1_000_000))}`,
  },
  'list, by a name of a person': { as: 'admin', path: () => '/projects/list?sort=manager.name' },
  // The number of matching projects is the same for every size, so only the search is compared.
  'list, of a person': {
    as: 'admin',
    path: (size, round) => `/projects/list?managerLastName=Last${round % lastNames(size)}`,
  },
  'list, own projects': { as: 'manager', path: () => `/projects/list?${newest}` },
  'one project': {
    as: 'admin',
    path: (size, round) => {
      const number = 1 + ((round * 7919) % size);
      return `/projects/${1 + (number % 2)}-1-${100_000_000 + number}`;
    },
  },
};

/** Searches for projects and people. Their goal is a time, whatever the size. */
export const finds: Readonly<Record<string, Case>> = {
  'find, by a number': { as: 'admin', path: (size, round) => found(100_000_000 + 1 + ((round * 7919) % size)) },
  'find, by a name': { as: 'admin', path: (size, round) => found(`last${round % lastNames(size)}`) },
  'find, what many have': { as: 'admin', path: () => found('pro') },
  'find, own projects': { as: 'manager', path: () => found('pro') },
  'find, what is nowhere': { as: 'admin', path: () => found('zzz') },
  'find, misspelt': { as: 'admin', path: (size, round) => found(`lsat${round % lastNames(size)}`) },
  'find a person': { as: 'admin', path: (size, round) => `/persons/find?search=last${round % lastNames(size)}` },
  'find a person, misspelt': {
    as: 'admin',
    path: (size, round) => `/persons/find?search=lsat${round % lastNames(size)}`,
  },
  'find a person for a field': { as: 'admin', path: (size, round) => `/persons?search=last${round % lastNames(size)}` },
};

/** The figures of a dashboard. Their goal is a time, whatever the size. */
export const figures: Readonly<Record<string, Case>> = {
  'figures, all projects': { as: 'admin', path: () => '/projects/groups/status' },
  'figures, own projects': { as: 'manager', path: () => '/projects/groups/status' },
};

function found(words: string | number): string {
  return `/projects/find?search=${words}`;
}

/** Formats a size for tables. */
export function words(size: number): string {
  return size.toLocaleString('en');
}

/** Measures the time of each case sequentially, in a new random order for each round. */
export async function measureCalls(server: ServerProcess, measuring: Measuring): Promise<readonly Row[]> {
  const { database, size, calls, bare } = measuring;
  const all = { ...cases, ...finds, ...figures };
  const tokens = { admin: await server.signIn('admin'), manager: await server.signIn('manager') };
  const times = new Map<string, number[]>(Object.keys(all).map((name) => [name, []]));
  const pool = bare === undefined ? undefined : new pg.Pool({ connectionString: bare });
  const bareTimes: number[] = [];
  for (let round = -3; round < calls; round += 1) {
    for (const [name, { as, path }] of shuffled(Object.entries(all))) {
      const asked = path(size, Math.max(0, round));
      const start = performance.now();
      const answer = await server.ask({ path: asked, token: tokens[as] });
      const time = performance.now() - start;
      if (answer.status !== 200) throw new Error(`${asked} was answered with ${answer.status}.`);
      // The first rounds are a warm-up.
      if (round >= 0) times.get(name)?.push(time);
    }
    if (pool === undefined) continue;
    const start = performance.now();
    await askBare((text, values) => pool.query(text, values));
    if (round >= 0) bareTimes.push(performance.now() - start);
  }
  await pool?.end();
  const rows = [...times].map(([name, samples]): Row => {
    return { task: `${database}: ${name}`, subject: words(size), unit: 'ms', samples };
  });
  if (bareTimes.length === 0) return rows;
  const over = (times.get('list, first page') ?? []).map((time) => time - median(bareTimes));
  return [
    ...rows,
    { task: `${database}: bare SQL of the first page`, subject: words(size), unit: 'ms', samples: bareTimes },
    { task: `${database}: over bare SQL`, subject: words(size), unit: 'ms', samples: over },
  ];
}

/** Measures submitting an evaluation of a new project. */
export async function measureSubmits(
  server: ServerProcess,
  { database, size, calls }: Measuring,
): Promise<readonly Row[]> {
  const token = await server.signIn('manager');
  const admin = await server.signIn('admin');
  const samples: number[] = [];
  for (let round = 0; round < Math.ceil(calls / 4); round += 1) {
    const made = await server.ask({ method: 'POST', path: '/project', token, body: projectBody() });
    const key = textAt(made.json, 'projectNumber');
    const listed = await server.ask({ path: `/evaluations?projectNumber=${key}`, token: admin });
    const own = contentOf(listed.json).find(({ side }) => side === 'manager');
    const body = { responses: responsesOf('manager', 'allIndependent') };
    const start = performance.now();
    const path = `/evaluation/${String(own?.['id'])}/responses?type=MANAGER`;
    const answer = await server.ask({ method: 'POST', path, token, body });
    samples.push(performance.now() - start);
    if (answer.status >= 300) throw new Error(`The answers were refused with ${answer.status}.`);
  }
  return [{ task: `${database}: submit an evaluation`, subject: words(size), unit: 'ms', samples }];
}

function textAt(json: unknown, name: string): string {
  const found =
    typeof json === 'object' && json !== null ? Object.entries(json).find(([key]) => key === name) : undefined;
  if (found === undefined) throw new Error(`No "${name}" in ${JSON.stringify(json)}.`);
  return String(found[1]);
}

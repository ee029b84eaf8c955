import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { people, portalPassword } from '../../portal/testing/portalPeople.ts';
import { type Portal, startPortalIn } from '../e2e/startPortal.ts';
import { type Call, prepareRoads, type Road } from '../faults/roads.ts';
import { type ServiceName, startServices } from '../faults/startServices.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const seconds = 1000;

type Services = Awaited<ReturnType<typeof startServices>>;

interface World {
  readonly portal: Portal;
  readonly services: Services;
  readonly folder: string;
}

interface Fault {
  readonly title: string;
  readonly service: ServiceName;
  /** The service does not work until the fault ends. Default: true. */
  readonly lasts?: boolean;
  readonly begin: (world: World) => void;
  readonly end: (world: World) => void;
}

const incoming = ({ folder }: World): string => join(folder, 'files', 'incoming');

const titles = {
  closed: 'refuses connections',
  silent: 'does not respond',
  flaky: 'ends all connections again and again',
} as const;

const gateFault = (service: ServiceName, state: keyof typeof titles): Fault => ({
  title: `${service} ${titles[state]}`,
  service,
  begin: ({ services }) => services.gates[service].become(state),
  end: ({ services }) => services.gates[service].become('open'),
});

const faults: readonly Fault[] = [
  gateFault('database', 'closed'),
  gateFault('database', 'silent'),
  { ...gateFault('database', 'flaky'), lasts: false },
  gateFault('files', 'closed'),
  gateFault('files', 'silent'),
  gateFault('mail', 'closed'),
  gateFault('mail', 'silent'),
  gateFault('scanner', 'closed'),
  gateFault('scanner', 'silent'),
  gateFault('signIn', 'closed'),
  gateFault('signIn', 'silent'),
  {
    ...{ title: 'disk takes no files', service: 'files' },
    begin: (world) => {
      renameSync(incoming(world), `${incoming(world)}-away`);
      writeFileSync(incoming(world), '');
    },
    end: (world) => {
      rmSync(incoming(world));
      renameSync(`${incoming(world)}-away`, incoming(world));
    },
  },
];

describe.runIf(postgres !== undefined)('on a bad day', () => {
  const name = `bad_days_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'bad-days-'));
  const tokens = new Map<string, string>();
  let world: World;
  let database: pg.Pool;

  beforeAll(async () => {
    await ask(`create database ${name}`);
    const url = new URL(postgres ?? '');
    url.pathname = `/${name}`;
    const services = await startServices(url.href);
    const portal = await startPortalIn({ directory: folder }, { env: services.settings });
    world = { portal, services, folder };
    database = new pg.Pool({ connectionString: url.href });
    for (const email of Object.values(people)) tokens.set(email, await signIn(email));
    // The folder of incoming files is created with the first one.
    await call({ method: 'POST', path: '/document/upload', as: people.contractor, body: 'first.txt' });
  });
  afterAll(async () => {
    await world.portal.stop();
    await world.services.close();
    await database.end();
    await ask(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(faults)(
    '$title: all are answered, nothing confirmed is lost or doubled, and the health page tells it',
    async (fault) => {
      // given
      const roads = await prepareRoads(call);
      expect(await redServices()).toEqual([]);

      // when
      const send = async (road: Road): Promise<Answered> => ({ road, status: await statusOf(road) });
      const early = roads.slice(0, roads.length / 2).map(send);
      fault.begin(world);
      const begun = Date.now();
      const late = roads.slice(roads.length / 2).map(send);
      const red =
        fault.lasts === false
          ? [fault.service]
          : await until(async () => (await redServices()).includes(fault.service) && [fault.service]);
      const redAfter = Date.now() - begun;
      const answers = await Promise.all([...early, ...late]);
      fault.end(world);
      const ended = Date.now();
      const green = await until(async () => (await redServices()).length === 0 && ['green']);
      const greenAfter = Date.now() - ended;

      // then
      console.info(fault.title, `red after ${redAfter} ms, green after ${greenAfter} ms`, countsOf(answers));
      expect([red, redAfter <= 5 * seconds, green, greenAfter <= 10 * seconds]).toEqual([
        [fault.service],
        true,
        ['green'],
        true,
      ]);
      expect(answers.filter(({ status }) => status === 0).map(({ road }) => road.title)).toEqual([]);
      expect(await lostOf(answers)).toEqual([]);
      expect(await unrepeatableOf(answers)).toEqual([]);
    },
  );

  const call: Call = async ({ method, path, as, body, key }) => {
    const headers = {
      authorization: `Bearer ${tokens.get(as)}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(`${world.portal.url}/api${path}`, {
      ...{ method, headers, signal: AbortSignal.timeout(120 * seconds) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? formOf(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined };
  };

  async function signIn(username: string): Promise<string> {
    const body = { username, password: portalPassword };
    const { json } = await call({ method: 'POST', path: '/auth/login', as: '', body });
    return isRecord(json) ? String(json['accessToken']) : '';
  }

  /** Returns the status of a response, or 0 if there was none. */
  async function statusOf(road: Road): Promise<number> {
    return call(road).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** Returns the services that the health page shows as failing. Without a database, there is no such page. */
  async function redServices(): Promise<readonly string[]> {
    const ready = await fetch(`${world.portal.url}/readyz`);
    if (ready.status !== 200) return ['database'];
    const { json } = await call({ method: 'GET', path: '/services', as: people.admin });
    return Array.isArray(json)
      ? json.filter(({ httpStatus }) => httpStatus !== 200).map(({ service }) => String(service))
      : ['services'];
  }

  /** Returns the titles of confirmed changes that are not stored. */
  async function lostOf(answers: readonly Answered[]): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const { road, status } of answers.filter((one) => isConfirmed(one.status))) {
      if ((await timesStored(road)) !== 1) lost.push(`${road.title}: ${status}`);
    }
    return lost;
  }

  /** Sends the other changes again. Returns those that are not stored exactly once then. */
  async function unrepeatableOf(answers: readonly Answered[]): Promise<readonly string[]> {
    const faulty: string[] = [];
    for (const { road, status } of answers.filter((one) => !isConfirmed(one.status))) {
      // A file has no key: whether it was stored is seen in the list of documents.
      const isThere = typeof road.body === 'string' && (await timesStored(road)) === 1;
      const again = isThere ? 200 : await statusOf(road);
      const times = await timesStored(road);
      if (!isConfirmed(again) || times !== 1)
        faulty.push(`${road.title}: ${status}, then ${again}, stored ${times} times`);
    }
    return faulty;
  }

  /** Returns how often a change is stored: by its key, or by the name of its file. */
  async function timesStored({ key, body }: Road): Promise<number> {
    const { rows } =
      typeof body === 'string'
        ? await database.query('select count(*)::integer as times from document_submit where original_filename = $1', [
            body,
          ])
        : await database.query('select count(*)::integer as times from once_key where key like $1 and status < 300', [
            `%${key}`,
          ]);
    return Number(rows[0]?.times);
  }
});

interface Answered {
  readonly road: Road;
  readonly status: number;
}

function isConfirmed(status: number): boolean {
  return status >= 200 && status < 300;
}

function countsOf(answers: readonly Answered[]): Readonly<Record<string, number>> {
  const groups = Map.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

function formOf(name: string): FormData {
  const form = new FormData();
  form.append('documentSubmit', new Blob([JSON.stringify({ documentId: 1 })], { type: 'application/json' }));
  form.append('file', new Blob([`The text of ${name}.`]), name);
  return form;
}

/** Calls a function until it returns something, for at most 30 seconds. */
async function until<Result>(find: () => Promise<Result | false>): Promise<Result | undefined> {
  const end = Date.now() + 30 * seconds;
  while (Date.now() < end) {
    const found = await find().catch((): false => false);
    if (found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

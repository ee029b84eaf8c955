import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import type { SentChange } from '#server/testing';
import { nameOfPath } from '../../server/releases/definitionPath.ts';
import { administrator, demoPassword } from '../e2e/people.ts';
import { type Portal, startPortal } from '../e2e/startPortal.ts';
import { formats, hostileFilesOf } from '../import/hostileQuestionnaires.ts';
import { hostile } from '../import/hostileSchemas.ts';

/** Maximum time in milliseconds for which a request may wait for another one. */
const most = 50;
/** Other processes can delay the server, but not in every attempt. */
const attempts = 5;
const databases = (['pglite', 'postgres'] as const).filter(
  (database) => database === 'pglite' || process.env['TEST_DATABASE_URL'] !== undefined,
);
const foreign = 'https://json-schema.org/draft/2020-12/schema';

/** Unusual schemas that are as good as any other. */
const harmless: ReadonlySet<string> = new Set([
  ...['objects 90 levels deep', '5,000 properties', 'a text of 100,000 letters', 'a very long pattern'],
  ...['names of prototypes', 'no properties', 'properties: {}', 'a value instead of a record', 'false'],
  ...['minLength: 5', 'maxLength: 5', 'minimum: 5', 'minimum: -1.5', 'maximum: 5', 'maximum: -1.5'],
  // JSON Schema ignores formats that it does not know.
  ...['format: "x"', 'pattern: "x"'],
]);

/** Returns two hundred sets of changes: definitions of imported files, and foreign schemas without a translation. */
function hostileChanges(): readonly (readonly [reason: string, changes: readonly SentChange[]])[] {
  const questionnaires = Object.entries(formats).flatMap(([format, shape]) =>
    hostileFilesOf(format, shape).map(([reason, json]) => ({ reason: `${format}, ${reason}`, format, json })),
  );
  const large = questionnaires.filter(({ reason }) => /[0-9]{2,}/.test(reason));
  const imported = large.flatMap(({ reason, format, json }) => {
    const text = JSON.stringify(json);
    const result = importForeign({
      text,
      format,
      id: 'hostile',
      folder: 'unsorted',
      allow: 'signed-in',
      check: () => [],
    });
    if ('problem' in result) return [];
    const changes = result.files.flatMap(({ path, text: written }): SentChange[] => {
      const name = nameOfPath(path);
      return name === undefined ? [] : [{ ...name, text: written }];
    });
    return [[reason, changes] as const];
  });
  const refused = hostile.filter(([reason]) => !harmless.has(reason)).slice(0, 200 - imported.length);
  const accepted = hostile.filter(([reason]) => harmless.has(reason));
  const schemas = [...refused, ...accepted].map(([reason, schema]) => {
    const text = JSON.stringify({ $schema: foreign, title: 'Hostile', ...Object(schema) });
    return [`schema, ${reason}`, [{ kind: 'entity', definition: 'hostile', text }]] as const;
  });
  return [...imported, ...schemas];
}

/** Sends a request to a portal as JSON. */
async function send(portal: Portal, path: string, token?: string, body?: string) {
  const response = await fetch(`${portal.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, json: await response.json() };
}

/** Sends requests one after another until the work ends. Returns the longest time in milliseconds that one took. */
async function longestWait(portal: Portal, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const start = performance.now();
    await (await fetch(`${portal.url}/livez`)).text();
    longest = Math.max(longest, performance.now() - start);
  }
  await done;
  return longest;
}

describe.each(databases)('two hundred hostile definitions that are sent to a server (%s)', (database) => {
  let portal: Portal | undefined;
  beforeAll(async () => {
    portal = await startPortal({ database });
  }, 180_000);
  afterAll(() => portal?.stop());

  test(`each get a finding, if they are not as good as any other, and keep others waiting for ${most} ms at most`, async () => {
    if (portal === undefined) throw new Error('The portal is not started.');
    const credentials = JSON.stringify({ username: administrator, password: demoPassword });
    const { accessToken } = (await send(portal, '/auth/login', undefined, credentials)).json;
    const { hash: base } = await (await fetch(`${portal.url}/definitions/current`)).json();
    expect(base).toMatch(/^[0-9a-f]{64}$/);
    const sets = hostileChanges();
    const faults: unknown[] = [];
    for (const [reason, changes] of sets) {
      const body = JSON.stringify({ base, changes });
      const waits: number[] = [];
      while (waits.length < attempts && !waits.some((wait) => wait <= most)) {
        const dryRun = send(portal, '/releases/dry-run', accessToken, body);
        waits.push(await longestWait(portal, dryRun));
        const { status, json } = await dryRun;
        const isFound = status === 400 || status === 413 || Object(json).errors?.length > 0;
        const isHarmless = reason.startsWith('schema, ') && harmless.has(reason.slice('schema, '.length));
        if (isFound === isHarmless) faults.push([reason, status, json]);
      }
      if (waits.every((one) => one > most)) faults.push([reason, waits]);
    }

    expect(faults).toEqual([]);
    expect(sets.length).toBeGreaterThanOrEqual(200);
  });
});

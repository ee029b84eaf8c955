import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryAdapter } from '#api';
import { buildRelease, expressions } from '#compiler';
import { anonymous, isRecord, OperationError } from '#engine';
import { loadRelease, portalOfFolder, type RunningServer, readConfig, startServer } from '#server';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';

const example = join(root, 'examples', 'lending-library');
const email = 'nina@readers.example';
const fast = { q1: 'fast', q2: 'long', q3: 'yes', q4: 'tense', q5: [{ q6: 'Salt Alphabet' }] };
const slow = { q1: 'slow', q2: 'short', q4: 'calm', q5: [{}] };

type Row = Readonly<Record<string, unknown>>;
type Save = (body: Row) => Promise<Row>;

interface Side {
  readonly side: string;
  /** Calls `readingProfiles.create`, and returns the record or the refusal. */
  readonly save: Save;
  readonly stop: () => Promise<void>;
}

async function openServer(): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'profiles-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' });
  const running: RunningServer = await startServer(await portalOfFolder(example), {
    config,
    ...(await loadRelease(example)),
  });
  const post = async (path: string, body: Row, token?: string): Promise<Row> => {
    const answer = await fetch(`${running.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    return isRecord(json) ? json : {};
  };
  const { accessToken } = await post('/auth/login', { username: email, password: 'Formwork!2026' });
  return {
    side: 'the server',
    save: (body) => post('/reading-profiles', body, String(accessToken)),
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function openMemory(): Side {
  const { release } = buildRelease(readDefinitionFiles(example));
  if (release === undefined) throw new Error('The gate refuses the library.');
  const adapter = createMemoryAdapter({
    ...{ release, records: {}, validators: {}, expressions },
    user: { ...anonymous, signedIn: true, email, roles: ['Member'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
  });
  const save: Save = async (body) => {
    const answer = await adapter.run('readingProfiles.create', body).catch((error: unknown) => error);
    if (answer instanceof OperationError) return { code: answer.code, fields: answer.fields };
    return isRecord(answer) ? answer : {};
  };
  return { side: 'the memory adapter', save, stop: async () => undefined };
}

describe.each([
  ['the server', openServer],
  ['the memory adapter', async () => openMemory()],
])('the reading questions, answered to %s', (_name, open) => {
  let side: Side | undefined;
  const save: Save = async (body) => (await side?.save(body)) ?? {};
  beforeAll(async () => {
    side = await open();
  });
  afterAll(() => side?.stop());

  test('are scored by the flow, and what a caller sends as the score counts for nothing', async () => {
    const saved = await save({ answers: fast });
    const forged = await save({ answers: slow, score: 99, shelf: 'climber' });

    expect([saved, forged]).toMatchObject([
      { memberEmail: email, answers: fast, favourites: ['Salt Alphabet'], score: 8, shelf: 'climber' },
      { memberEmail: email, answers: slow, score: 2, shelf: 'stroller' },
    ]);
  });

  test('are refused at the question that is missing, unknown, hidden, against a rule or answered with another type', async () => {
    const { q4: _q4, ...incomplete } = slow;
    const refused = await Promise.all(
      [
        incomplete,
        { ...slow, q9: 1 },
        { ...slow, q3: 'yes' },
        { ...slow, q2: 'long', q3: 'yes' },
        { ...slow, q1: 'never' },
        { ...slow, q5: 'none' },
        { ...slow, q2: { a: 1 } },
        'slow',
      ].map((answers) => save({ answers })),
    );

    expect(refused.map(({ code, fields }) => [code, Object.keys(Object(fields))])).toEqual([
      ['validation', ['/answers/q4']],
      ['validation', ['/answers/q9']],
      ['validation', ['/answers/q3']],
      ['validation', ['/answers/q3']],
      ['validation', ['/answers/q1']],
      ['validation', ['/answers/q5']],
      ['validation', ['/answers/q2']],
      ['validation', ['/answers']],
    ]);
  });

  test('are required, whatever score is sent without them', async () => {
    const refused = await save({ score: 8, shelf: 'climber' });

    expect(refused).toMatchObject({ code: 'validation', fields: { '/answers': expect.any(String) } });
  });
});

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { isRecord } from '#engine';
import { loadRelease, portalOfFolder, type RunningServer, readConfig, startServer } from '#server';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';

const example = join(root, 'examples', 'lending-library');

describe('the example of a lending library', () => {
  test('is made of JSON and one page that explains it', () => {
    const others = sourceFiles('examples/lending-library').filter((file) => extname(file) !== '.json');

    expect(others).toEqual(['examples/lending-library/README.md']);
  });

  test('passes the gate without a warning, in both languages', () => {
    const { release, errors } = buildRelease(readDefinitionFiles(example));

    expect(errors).toEqual([]);
    expect(release?.locales).toEqual(['en', 'fr']);
  });
});

const shelf = {
  $schema: '../entity.schema.json',
  title: 'Shelf',
  key: 'shelfNumber',
  properties: {
    shelfNumber: { title: 'Shelf', type: 'string', pattern: '^S-[0-9]{3}$', readOnly: true },
    floor: { title: 'Floor', type: 'integer', minimum: 0, required: true },
  },
};

const added: Readonly<Record<string, unknown>> = {
  'shelves/shelf.entity.json': shelf,
  'shelves/shelf.entity.examples.json': {
    $schema: '../examples.schema.json',
    first: { shelfNumber: 'S-007', floor: 1 },
    above: { like: 'first', shelfNumber: 'S-008', floor: 2 },
  },
  'shelves/shelves.list.operation.json': {
    $schema: '../operation.schema.json',
    ...{ title: 'Shelves', call: 'GET /shelves', result: { page: 'shelf' }, allow: 'signed-in' },
  },
  'shelves/shelves.create.operation.json': {
    $schema: '../operation.schema.json',
    ...{ title: 'Add Shelf', call: 'POST /shelves', of: 'shelf', result: 'shelf', body: ['floor'], allow: 'librarian' },
  },
  'shelves/locale/fr.json': {
    $schema: '../../locale.schema.json',
    'shelf.entity': {
      title: { of: 'Shelf', is: 'Étagère' },
      'shelfNumber.title': { of: 'Shelf', is: 'Étagère' },
      'floor.title': { of: 'Floor', is: 'Étage' },
    },
    'shelves.create.operation': { title: { of: 'Add Shelf', is: 'Ajouter une étagère' } },
    'shelves.list.operation': { title: { of: 'Shelves', is: 'Étagères' } },
  },
};

describe('a copy of it with an area more', () => {
  let folder = '';
  let running: RunningServer | undefined;
  let token = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'library-'));
    const definitions = join(folder, 'definitions');
    await cp(example, definitions, { recursive: true });
    await mkdir(join(definitions, 'shelves', 'locale'), { recursive: true });
    for (const [path, json] of Object.entries(added)) await writeFile(join(definitions, path), JSON.stringify(json));
    const config = readConfig({
      ...{ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' },
    });
    running = await startServer(await portalOfFolder(definitions), { config, ...(await loadRelease(definitions)) });
    const { accessToken } = await ask('POST', '/auth/login', {
      username: 'librarian@lindenhof.example',
      password: 'Formwork!2026',
    });
    token = String(accessToken);
  });
  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true });
  });
  const ask = async (method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(`${running?.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    return isRecord(json) ? json : {};
  };

  test('keeps one more sort of record, with the examples that were given and the next number', async () => {
    const made = await ask('POST', '/shelves', { floor: 3 });
    const refused = await ask('POST', '/shelves', { floor: -1 });
    const { content } = await ask('GET', '/shelves?sort=-floor');

    expect(made).toEqual({ shelfNumber: 'S-009', floor: 3 });
    expect(refused).toMatchObject({ code: 'validation', fields: { '/floor': 'Floor must be at least 0' } });
    expect(content).toEqual([
      { shelfNumber: 'S-009', floor: 3 },
      { shelfNumber: 'S-008', floor: 2 },
      { shelfNumber: 'S-007', floor: 1 },
    ]);
  });

  test('holds no table of the portal of this repository', async () => {
    const database = running?.services.database.current();
    const tables = await database?.introspection.getTables();

    const names = tables?.map(({ name }) => name) ?? [];
    expect(names).toContain('document');
    expect(names.filter((name) => ['project', 'company', 'evaluation', 'organization'].includes(name))).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitTranslations } from '#compiler';
import { loadRelease, portalOfFolder, type RunningServer, readConfig, startServer } from '#server';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';

const example = join(root, 'examples', 'lending-library');
const librarian = { FORMWORK_EMAIL: 'librarian@lindenhof.example', FORMWORK_PASSWORD: 'Formwork!2026' };
const execute = promisify(execFile);

let folder = '';
let running: RunningServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-command-'));
  await cp(example, join(folder, 'served'), { recursive: true });
  await cp(example, join(folder, 'mine'), { recursive: true });
  const definitions = join(folder, 'served');
  const config = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' });
  running = await startServer(await portalOfFolder(definitions), { config, ...(await loadRelease(definitions)) });
});

afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

/** Runs the command with the folder as the current one, and returns the lines that it prints. */
async function release(...words: readonly string[]): Promise<readonly string[]> {
  const env = { ...process.env, ...librarian, FORMWORK_URL: running?.address };
  const { stdout } = await execute(process.execPath, [join(root, 'scripts', 'release.ts'), ...words], { env });
  return stdout.trim().split('\n');
}

/** Replaces a text in a file of a folder. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replaceAll(from, to));
}

const definitionsIn = (name: string) => splitTranslations(readDefinitionFiles(join(folder, name)));

test('pull writes what was published into a folder, once, and into an empty one the whole set', async () => {
  // given
  const [mine, theirs] = [join(folder, 'mine'), join(folder, 'theirs')];
  await cp(example, theirs, { recursive: true });
  await edit(join(theirs, 'books', 'book-add.screen.json'), '"New Book"', '"Another Book"');
  await edit(
    join(theirs, 'books', 'locale', 'fr.json'),
    '"title": { "of": "New Book", "is": "Nouveau livre" }\n',
    '"title": { "of": "Another Book", "is": "Encore un livre" }\n',
  );
  await rm(join(theirs, 'members', 'member.entity.examples.json'));
  await release('publish', theirs);

  // when
  const pulled = await release('pull', mine);
  const again = await release('pull', mine);
  await release('pull', join(folder, 'empty'));

  // then
  expect(pulled).toEqual([
    `changed  ${join(mine, 'books', 'book-add.screen.json')}`,
    `changed  ${join(mine, 'books', 'locale', 'fr.json')}`,
    `removed  ${join(mine, 'members', 'member.entity.examples.json')}`,
  ]);
  expect(again).toEqual(['No difference.']);
  expect(definitionsIn('mine')).toEqual(definitionsIn('theirs'));
  expect(definitionsIn('empty')).toEqual(definitionsIn('theirs'));
});

test('push stores what is different as drafts, with their problems, and publishes nothing', async () => {
  // given
  const mine = join(folder, 'mine');
  await release('pull', mine);
  await edit(join(mine, 'books', 'book-new.form.json'), '"submits"', '"submitz"');

  // when
  const pushed = await release('push', mine);

  // then
  expect(pushed[0]).toBe('draft    form book-new');
  expect(pushed.join('\n')).toContain('property/unknown');
  expect(await release('dry-run', join(folder, 'theirs'))).toEqual([expect.stringMatching(/^Release [0-9a-f]{64}$/)]);
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const root = join(import.meta.dirname, '..');

describe('translations at work', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync(join(root, 'tests', 'fixtures', 'gate', 'base'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const texts = (...words: readonly string[]) => {
    const env = { ...process.env, DEFINITIONS: folder };
    return spawnSync(process.execPath, [join(root, 'scripts', 'texts.ts'), ...words], { env, encoding: 'utf8' });
  };
  const check = () =>
    buildRelease(readDefinitionFiles(folder)).errors.map(({ code, file, pointer, hint }) => ({
      ...{ code, file, pointer, hint },
    }));

  test('a definition that moves to a new area takes its texts along', () => {
    mkdirSync(join(folder, 'shelves'));
    renameSync(join(folder, 'books', 'book-list.screen.json'), join(folder, 'shelves', 'book-list.screen.json'));
    const moved = check();

    const { status } = texts('tidy', 'fr');

    expect(moved).toEqual([
      {
        ...{ code: 'text/misplaced', file: 'definitions/books/locale/fr.json', pointer: '/book-list.screen' },
        hint: 'Move it to definitions/shelves/locale/fr.json',
      },
    ]);
    expect([status, check()]).toEqual([0, []]);
  });

  test('an area without definitions has no file of translations any more', () => {
    for (const name of ['member.entity.json', 'members.get.operation.json']) {
      renameSync(join(folder, 'members', name), join(folder, 'books', name));
    }

    texts('tidy', 'fr');

    expect(existsSync(join(folder, 'members', 'locale', 'fr.json'))).toBe(false);
    expect(check()).toEqual([]);
  });

  test('what a language lacks is listed by definition, and written into its area', () => {
    const file = join(folder, 'loans', 'lend-book.form.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Until when?', 'Until which day?'));

    const missing: Readonly<Record<string, string>> = JSON.parse(texts('missing', 'fr').stdout);
    const given = join(folder, '..', `${folder.split('/').at(-1)}.json`);
    writeFileSync(given, JSON.stringify({ 'lend-book.form/text': "Jusqu'à quel jour ?" }));
    texts('fill', 'fr', given);
    rmSync(given);

    expect(missing).toEqual({ 'lend-book.form/text': 'Until which day?' });
    expect(check()).toEqual([]);
    const french = JSON.parse(readFileSync(join(folder, 'loans', 'locale', 'fr.json'), 'utf8'));
    expect(french['lend-book.form'].text).toEqual({ of: 'Until which day?', is: "Jusqu'à quel jour ?" });
  });
});

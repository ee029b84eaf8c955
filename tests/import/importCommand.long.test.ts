import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { importReference } from '../../scripts/generateImportReference.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
cpSync(join(root, 'tests', 'fixtures', 'gate', 'base'), folder, { recursive: true });
const file = join(folder, 'readingGroup.json');
writeFileSync(
  file,
  JSON.stringify({
    title: 'Reading group',
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, pages: { type: 'integer' }, extra: { type: 'object' } },
  }),
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...words: readonly string[]) {
  const script = join(root, 'scripts', 'import.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout.split('\n').filter((line) => line !== ''), err: stderr.trim() };
}

describe('npm run import', () => {
  test('writes definitions that the gate accepts, and lists what is left out', () => {
    // when
    const done = run(file, '--definitions', folder, '--into', 'groups', '--allow', 'librarian');

    // then
    expect(done).toEqual({
      status: 0,
      out: [
        'groups/reading-group.entity.json',
        'groups/readingGroupList.create.operation.json',
        'groups/readingGroupList.list.operation.json',
        'groups/reading-group-new.form.json',
        'groups/reading-group-list.screen.json',
        `${file} was read as json-schema. Left out: 1`,
        '  /properties/extra  properties: An object without properties of its own is left out.',
      ],
      err: '',
    });
    const { errors } = buildRelease(readDefinitionFiles(folder), { translations: 'behind' });
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('writes over nothing, and explains what it cannot read', () => {
    // given
    writeFileSync(join(folder, 'broken.json'), '{ "type": ');
    writeFileSync(join(folder, 'other.json'), '[1]');

    // when
    const again = run(file, '--definitions', folder, '--into', 'groups');
    const broken = run('broken.json', '--definitions', folder);
    const other = run('other.json', '--definitions', folder);

    // then
    expect([again.status, again.err.split(':')[0]]).toEqual([1, 'Nothing is written, because there are such files']);
    expect([broken.status, broken.err]).toEqual([1, 'broken.json: Not JSON: ValueExpected']);
    expect([other.status, other.err.split(':')[1]]).toEqual([1, ' The file is of no format that is known']);
  });
});

test('the page about importing is the one that the importers generate', () => {
  expect(readFileSync(join(root, 'docs', 'import.md'), 'utf8')).toBe(importReference());
});

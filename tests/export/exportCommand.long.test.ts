import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportReference } from '../../scripts/generateExportReference.ts';

const root = join(import.meta.dirname, '..', '..');
const library = join(root, 'examples', 'lending-library');

function run(...words: readonly string[]) {
  const script = join(root, 'scripts', 'export.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: root, encoding: 'utf8' });
  return { status, out: stdout, err: stderr.trim().split('\n') };
}

describe('npm run export', () => {
  test('writes the definition to the standard output, and what is left out to the standard error', () => {
    // when
    const { status, out, err } = run('flow/reading-profile', '--definitions', library);

    // then
    expect([status, JSON.parse(out).resourceType, err[0]]).toEqual([0, 'Questionnaire', 'Left out: 7']);
  });

  test('ends quietly if nobody reads its output', () => {
    // when
    const command = [process.execPath, join(root, 'scripts', 'export.ts'), 'entity/project'];
    const unread = '{ "$@"; echo "ended with $?" >&2; } | true';
    const { stderr } = spawnSync('sh', ['-c', unread, 'sh', ...command], { cwd: root, encoding: 'utf8' });

    // then
    const err = stderr.trim().split('\n');
    expect([err[0], err.at(-1), stderr.includes('EPIPE')]).toEqual(['Left out: 2', 'ended with 0', false]);
  });

  test('explains what it cannot write', () => {
    // when
    const done = [
      run('reading-log', '--definitions', library),
      run('nothing', '--definitions', library),
      run('book', '--format', 'xml', '--definitions', library),
      run(),
    ];

    // then
    expect(done.map(({ status, err }) => [status, err[0]?.split(/[:.]/)[0]])).toEqual([
      [1, '"reading-log" is of several kinds'],
      [1, 'No format has "nothing"'],
      [2, "There is no format 'xml'"],
      [2, 'No definition is named'],
    ]);
  });
});

test('the page about exporting is the one that the exporters generate', () => {
  expect(readFileSync(join(root, 'docs', 'export.md'), 'utf8')).toBe(exportReference());
});

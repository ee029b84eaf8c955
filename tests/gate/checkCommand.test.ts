import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'gate-'));
cpSync(join(root, 'tests', 'fixtures', 'gate', 'base'), folder, { recursive: true });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(...options: readonly string[]): { readonly status: number | null; readonly out: string } {
  const run = spawnSync(process.execPath, [join(root, 'scripts', 'check.ts'), folder, ...options], {
    encoding: 'utf8',
  });
  return { status: run.status, out: run.stdout };
}

test('a sound set is an empty list for tools, a line for people, and no failure', () => {
  const [tools, people] = [check('--json'), check()];

  expect([tools.status, JSON.parse(tools.out)]).toEqual([0, []]);
  expect([people.status, people.out]).toEqual([0, expect.stringMatching(/ files: 0 errors, 0 warnings\nRelease /)]);
});

test('a refusal is one finding with its place for tools, and fails the command', () => {
  const file = join(folder, 'loans', 'lend-book.form.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"loans.create"', '"loans.craete"'));

  const { status, out } = check('--json');

  writeFileSync(file, before);
  expect([status, JSON.parse(out)]).toEqual([
    1,
    [
      {
        code: 'reference/unknown',
        severity: 'error',
        file: 'definitions/loans/lend-book.form.json',
        pointer: '/submits/run',
        line: 4,
        column: 23,
        offset: null,
        expected: null,
        found: 'loans.craete',
        nearest: 'loans.create',
        message: expect.stringContaining('loans.craete'),
        fix: 'Correct the name, or define what it names.',
      },
    ],
  ]);
});

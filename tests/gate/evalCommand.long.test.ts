import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Runs the command in the lending library, with 1 December 2026 as the current date. */
function run(words: readonly string[], input = '') {
  const library = ['--definitions', join('examples', 'lending-library'), '--now', '2026-12-01'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'eval.ts'), ...words, ...library],
    { cwd: root, encoding: 'utf8', input },
  );
  return { status, out: stdout, err: stderr };
}

describe('npm run eval', () => {
  test('prints a value with its type', () => {
    expect(run(['loan.dueOn < today()', '--with', 'loan=two', '--as', 'librarian'])).toEqual({
      status: 0,
      out: 'true  (bool)\n',
      err: '',
    });
  });

  test('reads a record from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-'));
    const file = join(folder, 'loan.json');
    writeFileSync(file, '{ "status": "LENT", "dueOn": "2026-11-30" }');

    const { out } = run(['loan.daysLate', '--with', `loan=${file}`]);

    rmSync(folder, { recursive: true });
    expect(out).toBe('true  (bool)\n');
  });

  test('points at what is wrong, and fails', () => {
    const { status, out } = run(['loan.dueOm', '--with', 'loan={"dueOn":"2026-11-30"}']);

    expect([status, out.split('\n').slice(0, 3)]).toEqual([
      1,
      ['loan.dueOm', '     ^', 'field/unknown: loan has no "dueOm"; did you mean "dueOn"?'],
    ]);
  });

  test('reads one expression after the other, and changes who evaluates them', () => {
    const lines = ['user.signedIn', '.as nina@readers.example', 'user.roles[0]', '.with loan=none', '.exit', '1'];

    expect(run([], lines.join('\n'))).toEqual({
      status: 0,
      out: ['false  (bool)', '"Member"  (string)', 'loan has no example none. Did you mean "one"?', ''].join('\n'),
      err: '',
    });
  });

  test('refuses what is neither an example nor JSON', () => {
    const found = [run(['1', '--with', 'loan']), run(['1', '--with', 'loan={"a"'])];

    expect(found.map(({ status, err }) => [status, err.split('\n')[0]])).toEqual([
      [2, "'loan' has not the form <name>=<example, file or JSON>"],
      [1, expect.stringMatching(/^--with loan is not JSON: /)],
    ]);
  });
});

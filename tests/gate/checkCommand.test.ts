import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isLongSuite } from '../isLongSuite.ts';

const root = join(import.meta.dirname, '..', '..');
const parent = tmpdir();
const folder = mkdtempSync(join(parent, 'gate-'));
const name = basename(folder);
cpSync(join(root, 'tests', 'fixtures', 'gate', 'base'), folder, { recursive: true });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script in the folder that contains the definitions. */
function run(script: string, ...words: readonly string[]): Run {
  const env = { ...process.env, FORCE_COLOR: undefined };
  const done = spawnSync(process.execPath, [join(root, 'scripts', script), ...words], {
    cwd: parent,
    encoding: 'utf8',
    env,
  });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

/** Runs the check while the form that lends a book refers to an operation that does not exist. */
function checkMisspelt(...words: readonly string[]): Run {
  const file = join(folder, 'loans', 'lend-book.form.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"loans.create"', '"loans.craete"'));
  const done = run('check.ts', ...words);
  writeFileSync(file, before);
  return done;
}

describe('the check', () => {
  test('of a sound set is an empty list for tools, a line for people, and no failure', () => {
    const [tools, people] = [run('check.ts', name, '--json'), run('check.ts', '--definitions', name)];

    expect([tools.status, JSON.parse(tools.out)]).toEqual([0, []]);
    expect([people.status, people.out]).toEqual([0, expect.stringMatching(/ files: 0 errors, 0 warnings\nRelease /)]);
  });

  test('of a refused set is one finding with its place for tools, and fails the command', () => {
    const { status, out } = checkMisspelt(name, '--json');

    expect([status, JSON.parse(out)]).toEqual([
      1,
      [
        {
          code: 'reference/unknown',
          severity: 'error',
          file: `${name}/loans/lend-book.form.json`,
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

  test('of a file prints what is wrong in it, with its real path and the checks that did not run', () => {
    const { status, out } = checkMisspelt(join(name, 'loans', 'lend-book.form.json'));

    expect([status, out.split('\n')]).toEqual([
      1,
      [
        `${name}/loans/lend-book.form.json:4:23 reference/unknown /submits/run`,
        '  No operation "loans.craete"',
        expect.stringContaining('"run": "loans.craete"'),
        '    |                       ^',
        '  Did you mean "loans.create"?',
        '',
        expect.stringMatching(/^These checks did not run because of the errors: fields, bindings, .*, cases$/),
        '',
        `${name}/loans/lend-book.form.json: 1 errors, 0 warnings`,
        '',
      ],
    ]);
  });

  test('of a sound file says that others are not', () => {
    const { status, out } = checkMisspelt(join(name, 'books', 'book.entity.json'));

    expect([status, out]).toEqual([
      0,
      `${name}/books/book.entity.json: 0 errors, 0 warnings\n1 finding in other files\n`,
    ]);
  });

  test('of what is no definition is refused with a sentence', () => {
    writeFileSync(join(folder, 'notes.json'), '{}');

    const found = [run('check.ts', join(name, 'notes.json')), run('check.ts', 'no-such-folder')];

    rmSync(join(folder, 'notes.json'));
    expect(found.map(({ status, err }) => [status, err])).toEqual([
      [1, expect.stringMatching(/^\S+notes\.json is no definition: .*\n$/)],
      [1, `There is no folder ${join(parent, 'no-such-folder')}\n`],
    ]);
  });
});

test('the check that watches says what is wrong after a change, and ends when it is interrupted', async () => {
  const file = join(folder, 'loans', 'lend-book.form.json');
  const before = readFileSync(file, 'utf8');
  const watching = spawn(process.execPath, [join(root, 'scripts', 'check.ts'), folder, '--watch']);
  let out = '';
  watching.stdout.on('data', (part) => {
    out += String(part);
  });
  const printed = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!out.includes(text)) return;
        watching.stdout.off('data', look);
        resolve();
      };
      watching.stdout.on('data', look);
    });

  await printed('\nRelease ');
  writeFileSync(file, before.replace('"loans.create"', '"loans.craete"'));
  await printed(' 1 errors, ');
  const ended = new Promise((resolve) => watching.once('exit', resolve));
  watching.kill('SIGINT');

  expect(await ended).toBe(1);
  expect(out).toContain('Did you mean "loans.create"?');
  writeFileSync(file, before);
});

describe('other commands', () => {
  test('explain takes a folder and prints real paths', () => {
    const { status, out } = run('explain.ts', 'form/lend-book', '--definitions', name);

    expect([status, out]).toEqual([0, expect.stringContaining(`form/lend-book (${name}/loans/lend-book.form.json)`)]);
  });

  test('where something is used is printed with real paths', () => {
    const { status, out } = run('check.ts', '--where-used', 'form/lend-book', name);

    expect([status, out]).toEqual([0, expect.stringMatching(new RegExp(`^${name}/\\w+/\\S+\\.json:\\d+:\\d+ `, 'm'))]);
  });

  // Each call loads the compiler in a new process, and all scripts parse their arguments by the same function.
  const scripts = ['check.ts', 'explain.ts', 'texts.ts', 'release.ts', 'catalogue.ts', 'new/main.ts', 'eval.ts'];
  test.each(isLongSuite ? scripts : ['new/main.ts'])(
    '%s prints its usage on --help, and beside what is wrong in a call',
    (script) => {
      const [help, wrong] = [run(script, '--help'), run(script, '--wher-used')];

      expect([help.status, help.err]).toEqual([0, '']);
      expect(help.out).toMatch(/^npm .*\n(?:.*\n)* {2}--definitions <folder> {2}/);
      expect([wrong.status, wrong.out, wrong.err]).toEqual([2, '', `Unknown option '--wher-used'\n\n${help.out}`]);
    },
  );
});

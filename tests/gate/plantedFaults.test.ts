import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease, type DefinitionError, openGate, printErrors, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { layOver } from '../engine/readFixtures.ts';
import { isLongSuite } from '../isLongSuite.ts';

/** A change of one location in the shipped definitions, and the expected finding. */
interface Fault {
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
  readonly value?: unknown;
  readonly remove?: boolean;
  readonly code: string;
  /** Pointer of the finding. */
  readonly at: string;
  /** File of the finding, if it differs from `file`. */
  readonly where?: string;
}

const root = join(import.meta.dirname, '..', '..');
const folder = join(import.meta.dirname, 'plantedFaults');
const faults: readonly Fault[] = readdirSync(folder).flatMap((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
const firsts = faults.filter((fault, index) => faults.findIndex(({ code }) => code === fault.code) === index);
/** In the short suite, the first fault of every sixth code. */
const planted = isLongSuite ? faults : firsts.filter((_fault, index) => index % 6 === 0);
/** The shipped folders. The file of each fault begins with one of them. */
const folders = ['definitions', 'examples/lending-library'] as const;
const sets = new Map(
  folders.map((name) => {
    const files = readDefinitionFiles(join(root, name));
    return [name, { files, gate: openGate(files) }] as const;
  }),
);

/** Returns the definition set of a file, and its path in the set. Throws if the file is in no shipped folder. */
function placeOf(file: string) {
  const name = folders.find((one) => file.startsWith(`${one}/`));
  const set = name === undefined ? undefined : sets.get(name);
  if (name === undefined || set === undefined) throw new Error(`${file} is in no folder that is shipped`);
  return { set, path: `definitions${file.slice(name.length)}` };
}

/** Returns the files of the set with the fault. Only the changed file is written again. */
function plant({ file, ...change }: Fault): readonly SourceFile[] {
  const { set, path } = placeOf(file);
  const before = set.files.find((one) => one.path === path);
  if (before === undefined) throw new Error(`There is no ${file}`);
  const [after] = layOver([before], [{ file: path, ...change }]);
  return set.files.map((one) => (one === before && after !== undefined ? after : one));
}

/** Returns the findings of the open gate. A set that it accepts is also compiled and its test cases run. */
function check(files: readonly SourceFile[], file: string): readonly DefinitionError[] {
  const errors = placeOf(file).set.gate.check(files);
  return errors.some(({ severity }) => severity === 'error') ? errors : buildRelease(files).errors;
}

describe('faults planted in the shipped definitions', () => {
  test('there are at least three hundred, of at least fifty sorts, each written once', () => {
    expect(faults.length).toBeGreaterThanOrEqual(300);
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThanOrEqual(50);
    expect(faults.filter(({ title }, index) => faults.findIndex((other) => other.title === title) < index)).toEqual([]);
  });

  // The lending library has the same test of its own. The short suite begins with the gate over the portal.
  test.each(isLongSuite ? folders.slice(0, 1) : [])('untouched, the portal in %s has no finding at all', (name) => {
    const files = sets.get(name)?.files ?? [];

    const { errors } = buildRelease(files);

    expect(printErrors(errors, files)).toBe('');
  });

  test.each(planted.map((fault) => [`${fault.code}: ${fault.title}`, fault] as const))('%s', (_, fault) => {
    const files = plant(fault);

    const errors = check(files, fault.file);

    const found = errors.map(({ code, file, pointer }) => ({ code, file, pointer }));
    const wanted = { code: fault.code, file: placeOf(fault.where ?? fault.file).path, pointer: fault.at };
    expect(found, printErrors(errors, files)).toContainEqual(wanted);
  });
});

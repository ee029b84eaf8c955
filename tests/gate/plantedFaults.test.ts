import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease, type DefinitionError, openGate, printErrors, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { layOver } from '../engine/readFixtures.ts';
import { isLongSuite } from '../isLongSuite.ts';

/** One place of the shipped definitions that is changed, and the finding that it must lead to. */
interface Fault {
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
  readonly value?: unknown;
  readonly remove?: boolean;
  readonly code: string;
  /** Pointer of the finding. */
  readonly at: string;
  /** File of the finding, where it is another one. */
  readonly where?: string;
}

const folder = join(import.meta.dirname, 'plantedFaults');
const faults: readonly Fault[] = readdirSync(folder).flatMap((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
/** In the short suite, the first one of each sort. */
const planted = faults.filter(
  (fault, index) => isLongSuite || faults.findIndex(({ code }) => code === fault.code) === index,
);
const shipped = readDefinitionFiles();
const gate = openGate(shipped);
const byPath = new Map(shipped.map((file) => [file.path, file]));

/** The files are read once; of each fault only the changed one is written anew. */
function plant({ file, ...change }: Fault): readonly SourceFile[] {
  const before = byPath.get(file);
  if (before === undefined) throw new Error(`There is no ${file}`);
  const [after] = layOver([before], [{ file, ...change }]);
  return shipped.map((one) => (one === before && after !== undefined ? after : one));
}

/** What a gate says that is open for the shipped definitions; what it lets pass is compiled and tried too. */
function check(files: readonly SourceFile[]): readonly DefinitionError[] {
  const errors = gate.check(files);
  return errors.some(({ severity }) => severity === 'error') ? errors : buildRelease(files).errors;
}

describe('faults planted in the shipped definitions', () => {
  test('there are at least fifty, of at least thirty sorts', () => {
    expect(faults.length).toBeGreaterThanOrEqual(50);
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThanOrEqual(30);
  });

  test('untouched, the set has no finding at all', () => {
    expect(printErrors(buildRelease(shipped).errors, shipped)).toBe('');
  });

  test.each(planted.map((fault) => [`${fault.code}: ${fault.title}`, fault] as const))('%s', (_, fault) => {
    const files = plant(fault);

    const errors = check(files);

    const found = errors.map(({ code, file, pointer }) => ({ code, file, pointer }));
    const wanted = { code: fault.code, file: fault.where ?? fault.file, pointer: fault.at };
    expect(found, printErrors(errors, files)).toContainEqual(wanted);
  });
});

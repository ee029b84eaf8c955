import { describe, expect, test } from 'vitest';
import { buildRelease, errorCodes, printErrors } from '#compiler';
import { layOver, readBase, readFixtures } from './readFixtures.ts';

const base = readBase();
const fixtures = readFixtures();

describe('the gate', () => {
  test('lets the valid set pass without a word', () => {
    const { release, errors } = buildRelease(base);

    expect(printErrors(errors, base)).toBe('');
    expect(release?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(fixtures.map((fixture) => [`${fixture.code}: ${fixture.title}`, fixture] as const))(
    'says %s',
    (_, { code, file, pointer, changes }) => {
      const files = layOver(base, changes);

      const { release, errors } = buildRelease(files);

      const found = errors.filter((error) => error.code === code);
      expect(
        found.map((error) => ({ file: error.file, pointer: error.pointer })),
        printErrors(errors, files),
      ).toContainEqual({ file, pointer });
      const strangers = errors.filter((error) => error.code !== code && error.severity === 'error');
      expect(
        strangers.filter((error) => !error.code.startsWith('text/')),
        printErrors(strangers, files),
      ).toEqual([]);
      expect(release === undefined).toBe(found.some((error) => error.severity === 'error'));
    },
  );

  test('has a fixture for every code', () => {
    const covered = new Set(fixtures.map((fixture) => fixture.code));
    const undecided = Object.keys(errorCodes).filter((code) => !covered.has(code));

    expect(undecided).toEqual([]);
  });
});

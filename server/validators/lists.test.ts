import { describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { readBase } from '../../tests/engine/readFixtures.ts';
import { compileValidators } from './compileValidators.ts';
import { importValidators } from './importValidators.ts';

/** Returns the check of an additional property of a book. */
async function checkOf(property: object) {
  const files = readBase().flatMap(({ path, text }) => {
    if (path.endsWith('/locale/fr.json')) return [];
    if (!path.endsWith('/book.entity.json')) return [{ path, text }];
    const book = JSON.parse(text);
    book.properties.extra = { title: 'Extra', ...property };
    return [{ path, text: JSON.stringify(book) }];
  });
  const { release, errors } = buildRelease(files);
  if (release === undefined) throw new Error(errors.map(({ message }) => message).join(', '));
  const { constraint = '' } = release.entities['book']?.properties.find(({ path }) => path === 'extra') ?? {};
  return (await importValidators(compileValidators(release)))[constraint] ?? expect.fail('There is no check');
}

const problem = (keyword: string, instancePath: string) => expect.objectContaining({ keyword, instancePath });

describe('each entry of a list of plain values is validated', () => {
  test.each(['string', 'integer', 'boolean'])('by the type it names: %s[]', async (type) => {
    const check = await checkOf({ $ref: `${type}[]` });

    const values = { string: 'a', integer: 1, boolean: true };
    expect(Object.entries(values).map(([name, value]) => [name, check([value]).length === 0])).toEqual(
      Object.keys(values).map((name) => [name, name === type]),
    );
  });

  test('by what is written in "items"', async () => {
    const check = await checkOf({ type: 'array', items: { type: 'string', pattern: '^[a-z]$' } });

    expect([check(['a', 'b']), check(['a', 'B']), check([1])]).toEqual([
      [],
      [problem('pattern', '/1')],
      [problem('type', '/0')],
    ]);
  });

  test('in the number that the list may have', async () => {
    const check = await checkOf({
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    });

    expect([check([]), check(['a']), check(['a', 'a']), check(['a', 'b', 'c'])]).toEqual([
      [problem('minItems', '')],
      [],
      [problem('uniqueItems', '')],
      [problem('maxItems', '')],
    ]);
  });
});

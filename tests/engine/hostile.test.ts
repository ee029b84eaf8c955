import { describe, expect, test } from 'vitest';
import { buildRelease, type SourceFile } from '#compiler';
import { readBase } from './readFixtures.ts';

const form = (text: string): readonly SourceFile[] => [{ path: 'definitions/form/hostile.form.json', text }];
const open = '{ "$schema": "../form.schema.json", "title": "Hostile", ';

describe('hostile files are refused with a reason', () => {
  test.each([
    ['half a million open lists', '['.repeat(500_000), 'file/json'],
    ['half a million open objects', '{"a":'.repeat(500_000), 'file/json'],
    ['more than ten megabytes', `"${'a'.repeat(11 * 1024 * 1024)}"`, 'file/json'],
    ['a prototype', `${open} "__proto__": { "fields": [] } }`, 'file/json'],
    ['a constructor', `${open} "fields": [{ "field": "a", "fills": { "constructor": null } }] }`, 'file/json'],
    ['nothing', '', 'file/json'],
    ['a comment', '// no\n{}', 'file/json'],
    ['null', 'null', 'file/name'],
    ['a list where an object belongs', '[]', 'file/name'],
    ['a number where fields belong', `${open} "fields": 7 }`, 'property/type'],
    ['a list of lists of lists', `${open} "fields": ${'['.repeat(150)}${']'.repeat(150)} }`, 'property/type'],
    ['names of things that every object has', `${open} "fields": ["hasOwnProperty", "valueOf"] }`, 'field/unknown'],
    [
      'an expression nested too deeply',
      `${open} "fields": [{ "field": "a", "type": "string", "when": "=${'!'.repeat(9000)}true" }] }`,
      'expression/cost',
    ],
  ])('%s', (_, text, code) => {
    const { release, errors } = buildRelease([
      ...readBase().filter((file) => !file.path.includes('/locale/')),
      ...form(text),
    ]);

    expect(release).toBeUndefined();
    expect(errors.map((error) => error.code)).toContain(code);
  });

  test('a path that leads out of the folder is no definition', () => {
    const { errors } = buildRelease([{ path: '../secret/entity/a.entity.json', text: '{}' }]);

    expect(errors.map((error) => error.code)).toEqual(['file/name']);
  });
});

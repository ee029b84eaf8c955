import { describe, expect, test } from 'vitest';
import { diffFiles } from './diffFiles.ts';
import { mergeFiles } from './mergeFiles.ts';

const files = (texts: Readonly<Record<string, unknown>>) =>
  Object.entries(texts).map(([name, json]) => ({
    path: `definitions/form/${name}.form.json`,
    text: JSON.stringify(json),
  }));

const inArea = (area: string, from: ReturnType<typeof files>) =>
  from.map(({ path, text }) => ({ path: path.replace('/form/', `/${area}/`), text }));

describe('two descendants of a set', () => {
  const base = files({ kept: 1, ours: 1, theirs: 1, gone: 1, left: 1 });

  test('are laid together where only one of them has changed', () => {
    const ours = files({ kept: 1, ours: 2, theirs: 1, left: 1, added: 1 });
    const theirs = files({ kept: 1, ours: 1, theirs: 2, gone: 1, other: 1 });

    expect(mergeFiles({ base, ours, theirs })).toEqual({
      files: files({ added: 1, kept: 1, other: 1, ours: 2, theirs: 2 }),
      conflicts: [],
    });
  });

  test('name what both have changed in their own ways, taken out and added included', () => {
    const ours = files({ kept: 2, ours: 2, theirs: 1, gone: 2, left: 1, added: 1 });
    const theirs = files({ kept: 2, ours: 3, theirs: 1, left: 1, added: 2 });

    expect(mergeFiles({ base, ours, theirs })).toEqual({
      files: files({ added: 1, gone: 2, kept: 2, left: 1, ours: 2, theirs: 1 }),
      conflicts: ['added', 'gone', 'ours'].map((name) => `definitions/form/${name}.form.json`),
    });
  });

  test('do not differ by the folder of a definition, and the merged set has it where theirs is', () => {
    const ours = files({ kept: 1, ours: 2, theirs: 1, gone: 1, left: 1 });
    const theirs = inArea('loans', files({ kept: 1, ours: 1, theirs: 2, gone: 1, left: 1 }));

    expect(mergeFiles({ base, ours, theirs })).toEqual({
      files: inArea('loans', files({ gone: 1, kept: 1, left: 1, ours: 2, theirs: 2 })),
      conflicts: [],
    });
  });
});

describe('the difference of two sets', () => {
  test('is told by kind and name, and spaces do not count', () => {
    const before = files({ same: { a: 1 }, other: 1, gone: 1 });
    const after = [
      ...files({ other: 2, young: 1 }),
      { path: 'definitions/form/same.form.json', text: '{\n  "a": 1\n}\n' },
      { path: 'definitions/form/locale/fr.json#young.form', text: '{}' },
      { path: 'definitions/entity/book.entity.examples.json', text: '{}' },
    ];

    expect(diffFiles(before, after)).toEqual([
      { kind: 'examples', definition: 'entity/book', change: 'added' },
      { kind: 'form', definition: 'gone', change: 'removed' },
      { kind: 'form', definition: 'other', change: 'changed' },
      { kind: 'form', definition: 'young', change: 'added' },
      { kind: 'locale', definition: 'fr/young.form', change: 'added' },
    ]);
  });

  test('is nothing where a file was moved to another folder', () => {
    const before = files({ same: 1, other: 1 });

    expect(diffFiles(before, inArea('loans', before))).toEqual([]);
  });
});

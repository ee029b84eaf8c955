import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyRenaming, findReferences, loadSet, RenameError, renameName, runGate, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const library = readDefinitionFiles(join(import.meta.dirname, '..', '..', 'examples', 'lending-library'));

/** Returns the files after a renaming. */
function rename(files: readonly SourceFile[], target: string, name: string): readonly SourceFile[] {
  const { set } = loadSet(files);
  return applyRenaming(files, renameName({ files, set, references: findReferences(set), target, name }));
}

function byPath(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.map(({ path, text }) => ({ path, text })).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

describe('a renamed', () => {
  test.each([
    ['entity', 'entity/acquisition', 'purchase'],
    ['form', 'form/hand-over', 'give-out'],
    ['operation', 'operation/loans.renew', 'loans.extend'],
    ['screen', 'screen/loan-list', 'loans-of-everybody'],
    ['flow', 'flow/reading-profile', 'reading-test'],
    ['wizard', 'wizard/lend-book', 'lend'],
    ['property', 'property/book.shelfmark', 'place'],
    ['policy', 'policy/librarian', 'staff'],
    ['setting', 'setting/loanDays', 'daysOfALoan'],
    ['step', 'step/lend-book.terms', 'rules'],
  ])('%s is sound, and can be given its old name again', (_, target, name) => {
    const renamed = rename(library, target, name);

    const [sort = '', path = ''] = target.split('/');
    const old = path.split('.').at(-1) ?? '';
    const isPath = ['property', 'step'].includes(sort);
    const back = rename(
      renamed,
      isPath ? `${sort}/${path.slice(0, -old.length)}${name}` : `${sort}/${name}`,
      isPath ? old : path,
    );
    expect(runGate(loadSet(renamed).set).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(byPath(renamed)).not.toEqual(byPath(library));
    expect(byPath(back)).toEqual(byPath(library));
  });

  test('property is renamed in examples, expressions, texts and translations', () => {
    const renamed = rename(library, 'property/book.shelfmark', 'place');

    const left = renamed.filter(({ text }) => /\bshelfmark\b/.test(text)).map(({ path }) => path);
    expect(left).toEqual([]);
  });

  test('entity takes its examples and translations with it', () => {
    const renamed = rename(library, 'entity/acquisition', 'purchase');

    expect(renamed.map(({ path }) => path).filter((path) => /acquisition\.entity|purchase/.test(path))).toEqual([
      'definitions/acquisitions/purchase.entity.examples.json',
      'definitions/acquisitions/purchase.entity.json',
    ]);
    expect(renamed.find(({ path }) => path === 'definitions/acquisitions/locale/fr.json')?.text).toContain(
      '"purchase.entity"',
    );
  });
});

test('A name that is taken is refused', () => {
  expect(() => rename(library, 'property/book.shelfmark', 'author')).toThrow(RenameError);
});

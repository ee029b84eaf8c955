import { expect, test } from 'vitest';
import { addHandler } from './addHandler.ts';

const registry = `import {
  type Handler,
} from '#server';
import { loanStore } from '../tables/stores.ts';
import { bookHandlers } from './books/books.ts';
import { lendBook } from './loans/lendBook.ts';

/** Every handler. */
export const handlers: readonly Handler[] = [
  ...bookHandlers,
  lendBook,
];

export const storages = [loanStore];
`;

test.each([
  ['before all others', 'addAccount', './accounts/addAccount.ts', 4, 11],
  ['between two', 'booksCount', './books/booksCount.ts', 5, 11],
  ['after all others', 'renewLoan', './loans/renewLoan.ts', 6, 12],
])('A handler is added %s with one import and one name', (_, name, path, importAt, nameAt) => {
  const lines = addHandler(registry, name, path).split('\n');

  expect([lines[importAt], lines[nameAt]]).toEqual([`import { ${name} } from '${path}';`, `  ${name},`]);
  expect(lines.toSpliced(nameAt, 1).toSpliced(importAt, 1).join('\n')).toBe(registry);
});

test('A file without a list of handlers is refused', () => {
  expect(() => addHandler('export const handlers = [];\n', 'renewLoan', './loans/renewLoan.ts')).toThrow(
    'No list of handlers.',
  );
});

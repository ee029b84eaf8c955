import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test.each([
  ['Loans 2026', '.pdf', 'Loans 2026.pdf'],
  ['Loans.PDF', '.pdf', 'Loans.pdf'],
  ['Loans 1.5', '.csv', 'Loans 1.5.csv'],
  ['Loans', 'pdf; evil', 'Loans'],
  ['Prêts été – 借阅', '.csv', 'Prêts été – 借阅.csv'],
  ['12/34: "a" <b>|c?*\\d', '.csv', '12-34- -a- -b-c-d.csv'],
  ['../../etc/passwd', '.txt', '-..-etc-passwd.txt'],
  ['CON', '.csv', 'CON-.csv'],
  ['lpt1', '', 'lpt1-'],
  ['ends with dots... ', '.csv', 'ends with dots.csv'],
  ['line\nbreak\tand tab', '.csv', 'line break and tab.csv'],
  ['exe\u202Efdp', '.csv', 'exe-fdp.csv'],
  ['half \uD83D of a pair', '.csv', 'half - of a pair.csv'],
  ['', '.csv', '-.csv'],
])('%j with %j can be stored as %j', (name, extension, stored) => {
  expect(fileNameOf(name, extension)).toBe(stored);
});

test('a name keeps its own extension by default', () => {
  expect(fileNameOf('Agreement: pilot.pdf')).toBe('Agreement- pilot.pdf');
});

test('a long name is cut before its extension, whatever it consists of', () => {
  const names = ['a', '借', '📚', 'a. b '].map((part) => fileNameOf(part.repeat(200), '.pdf'));

  expect(names.map((name) => [name.endsWith('.pdf'), new TextEncoder().encode(name).length <= 255])).toEqual(
    names.map(() => [true, true]),
  );
});

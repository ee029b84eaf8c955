import { expect, test } from 'vitest';
import { matchPages } from './usePalettePages.ts';

const pages = ['New Loan', 'Loans', 'Members'].map((title) => ({ href: `/${title}`, title }));

const titles = (typed: string) => matchPages(pages, typed).map(({ title }) => title);

test('pages are found by the beginnings of their words', () => {
  expect(titles('lo')).toEqual(['New Loan', 'Loans']);
  expect(titles(' LOAN  n')).toEqual(['New Loan']);
  expect(titles('oan')).toEqual([]);
});

test('without words, all pages are there', () => {
  expect(titles('')).toEqual(['New Loan', 'Loans', 'Members']);
});

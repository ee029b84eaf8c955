import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { findView, readAddress, type TableTerms, writeAddress } from './tableAddress.ts';

const terms: TableTerms = {
  name: 'loans',
  fields: [
    makeField('status'),
    makeField('copies', { type: 'integer' }),
    makeField('late', { type: 'boolean' }),
    makeField('dueOn', { words: { range: true } }),
    makeField('q'),
  ],
  views: [
    { name: 'late', title: 'Late', filters: { status: 'LATE' }, sort: 'dueOn' },
    { name: 'lent', title: 'Lent', filters: { status: 'LENT' } },
  ],
  search: 'q',
  sort: '-lentOn',
};

const through = (address: string) => readAddress(new URLSearchParams(address), terms);

test('an address that names no value of the table says nothing of it', () => {
  expect(through('?member=7&loan.status=LENT')).toBeUndefined();
});

test('filters, order and page come back from the address as they were', () => {
  const choice = {
    page: 2,
    sort: 'dueOn',
    filters: { status: 'LENT & more', copies: 3, late: false, dueOn: { from: '2026-01-01', to: '2026-02-01' } },
  };
  const params = writeAddress(new URLSearchParams('member=7'), choice, terms);
  expect(params.get('member')).toBe('7');
  expect(through(params.toString())).toEqual(choice);
});

test('a view stands for its filters and its order, and leaves the search box alone', () => {
  const choice = { page: 0, sort: 'dueOn', filters: { status: 'LATE', q: 'zoo' } };
  const params = writeAddress(new URLSearchParams(), choice, terms);
  expect(params.toString()).toBe('loans.view=late&loans.q=zoo');
  expect(through(params.toString())).toEqual(choice);
});

test('a table without an order stays without one', () => {
  const params = writeAddress(new URLSearchParams(), { page: 0, sort: undefined, filters: {} }, terms);
  expect(params.toString()).toBe('loans.sort=');
  expect(through('loans.sort=')).toEqual({ page: 0, sort: undefined, filters: {} });
});

test('numbers that are none and pages that there are not are left out', () => {
  expect(through('loans.copies=many&loans.page=-4')).toEqual({ page: 0, sort: '-lentOn', filters: {} });
  expect(through('loans.view=gone')).toEqual({ page: 0, sort: '-lentOn', filters: {} });
});

test('a view is found by its filters, whatever their order', () => {
  expect(findView({ q: 'zoo', status: 'LENT' }, terms)?.name).toBe('lent');
  expect(findView({ status: 'LENT', copies: 1 }, terms)).toBeUndefined();
});

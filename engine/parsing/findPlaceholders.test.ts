import { expect, test } from 'vitest';
import { findPlaceholders } from './findPlaceholders.ts';

test('finds paths between double braces, with how a value is written', () => {
  const text = 'Dear {{ member.name }}, due {{loan.dueOn, date}}: {{fine, number, ::currency/USD}}';

  expect(
    findPlaceholders(text).map(({ path, argument, start, end }) => [path, argument, text.slice(start, end)]),
  ).toEqual([
    ['member.name', 'member.name', '{{ member.name }}'],
    ['loan.dueOn', 'loan.dueOn, date', '{{loan.dueOn, date}}'],
    ['fine', 'fine, number, ::currency/USD', '{{fine, number, ::currency/USD}}'],
  ]);
});

test.each(['{member}', '{{member', '{{}}', '{{member.}}', '{{member name}}', '{{1st}}', '{{<b>member</b>}}'])(
  'leaves %s alone',
  (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  },
);

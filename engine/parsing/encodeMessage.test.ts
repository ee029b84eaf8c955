import { expect, test } from 'vitest';
import { decodeMessage } from './decodeMessage.ts';
import { encodeMessage } from './encodeMessage.ts';
import { parseMessage } from './parseMessage.ts';

test.each([
  "It''s a book",
  'Due on {loan.until, date}, at {loan.until, time, ::Hm}',
  'loans-{today, date, ::yyyyMMdd}.csv',
  '{count, plural, =0 {none} one {# book of {member.name}} other {# books, {fine, number, ::currency/USD}}}',
  '{kind, select, book {{title}} other {{count, selectordinal, one {#st} other {#th}} item}}',
])('"%s" is the same after a way over JSON', (text) => {
  // given
  const parsed = parseMessage(text);

  // when
  const { elements, arguments: found } = decodeMessage(JSON.parse(JSON.stringify(encodeMessage(parsed))));

  // then
  expect(elements).toEqual(parsed.elements);
  expect(found).toEqual(parsed.arguments.map(({ branches: _branches, ...argument }) => argument));
});

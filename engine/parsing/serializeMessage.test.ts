import { expect, test } from 'vitest';
import { deserializeMessage } from './deserializeMessage.ts';
import { parseMessage } from './parseMessage.ts';
import { serializeMessage } from './serializeMessage.ts';

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
  const { elements, arguments: found } = deserializeMessage(JSON.parse(JSON.stringify(serializeMessage(parsed))));

  // then
  expect(elements).toEqual(parsed.elements);
  expect(found).toEqual(parsed.arguments.map(({ branches: _branches, ...argument }) => argument));
});

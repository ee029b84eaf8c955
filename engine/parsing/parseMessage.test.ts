import { expect, test } from 'vitest';
import { MessageError, messageArguments, parseMessage } from './parseMessage.ts';

test.each([
  ['Plain text', []],
  ['{title} by {author.name}', ['title', 'author.name']],
  ['{book.author.name} and {book.author.name}', ['book.author.name']],
  ['{count, plural, one {{book.title}} other {# {loan.due, date}}}', ['count', 'book.title', 'loan.due']],
  ["it''s '{not.this}' but {this.one}", ['this.one']],
  ['{loans.0.due, date, ::yyyyMMdd}', ['loans.0.due']],
  ['{ spaced.path }', ['spaced.path']],
])('the arguments of %s are %j', (source, expected) => {
  // when
  const paths = messageArguments(source);

  // then
  expect(paths).toEqual(expected);
});

test('plural and select tell their branches', () => {
  // when
  const { arguments: found } = parseMessage('{n, plural, =0 {a} other {b}} {book.kind, select, novel {c} other {d}}');

  // then
  expect(found.map(({ path, use, branches }) => ({ path, use, branches }))).toEqual([
    { path: 'n', use: 'plural', branches: ['=0', 'other'] },
    { path: 'book.kind', use: 'select', branches: ['novel', 'other'] },
  ]);
});

test.each(['{book.title', '{}', '{book.}', '{a + b}', '{n, plural, one {x}}', '{n, nonsense}', '{book..title}'])(
  '%s is refused',
  (source) => {
    expect(() => parseMessage(source)).toThrow(MessageError);
  },
);

test('a refusal has its offset', () => {
  // when
  const failure = failureOf('Due {book.due, dat}');

  // then
  expect(failure.offset).toBeGreaterThanOrEqual(4);
});

test('a text of a megabyte is refused at once', () => {
  expect(failureOf('{a.b}'.repeat(200_000)).message).toBe('A text has at most 100000 characters');
});

function failureOf(source: string): MessageError {
  try {
    parseMessage(source);
  } catch (error) {
    if (error instanceof MessageError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

import { expect, test } from 'vitest';
import { createFailurePrinter } from './createFailurePrinter.ts';

const files = [
  {
    path: 'definitions/loans/return.form.json',
    text: JSON.stringify({
      fields: [
        { field: 'note', when: '=int(this.note) > 1' },
        { field: 'fine', when: '=this.late' },
      ],
    }),
  },
];

function open(withAbsent = false) {
  const lines: string[] = [];
  const printer = createFailurePrinter({ readFiles: () => files, write: (line) => void lines.push(line), withAbsent });
  return { lines, ...printer };
}

const failed = { expression: 'int(this.note) > 1', reason: 'expr/value', note: 'a secret of a record' };
const absent = { expression: 'this.late', reason: 'absent' };

test('An expression of a page that fails is printed once, with its place and the names that it reads', () => {
  const { lines, print } = open();

  print(failed);
  print(failed);

  expect(lines).toEqual([
    `In the page, an expression failed: ${JSON.stringify({
      ...{ definition: 'definitions/loans/return.form.json', pointer: '/fields/0/when' },
      ...{ expression: failed.expression, reason: failed.reason, reads: ['this.note'] },
    })}`,
  ]);
});

test('It is printed again when the definitions have changed', () => {
  const { lines, print, reset } = open();

  print(failed);
  reset();
  print(failed);

  expect(lines).toHaveLength(2);
});

test('An absent value is printed only when that was asked for', () => {
  const [quiet, asked] = [open(), open(true)];

  quiet.print(absent);
  asked.print(absent);

  expect(quiet.lines).toEqual([]);
  expect(asked.lines).toEqual([expect.stringContaining('"pointer":"/fields/1/when"')]);
});

test('Anything else that a page sends is ignored', () => {
  const { lines, print } = open();

  for (const sent of [undefined, null, 5, 'x', {}, { expression: 5, reason: 'absent' }, { expression: 'a' }])
    print(sent);

  expect(lines).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionIndex } from './generateDecisionIndex.ts';

const decision = (number: string, status = 'accepted') =>
  `# ${number} What was decided\n\nStatus: ${status}\n\n## Context\n`;

test('the index of the decisions lists every record with its subject and status', () => {
  const index = decisionIndex(
    new Map([
      ['0001-one.md', decision('0001', 'superseded by [0002](0002-two.md)')],
      ['0002-two.md', decision('0002')],
    ]),
  );

  expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual([
    '| [0001](0001-one.md) | What was decided | superseded by [0002](0002-two.md) |',
    '| [0002](0002-two.md) | What was decided | accepted |',
  ]);
});

test('a record without a status is refused by its name', () => {
  expect(() => decisionIndex(new Map([['0001-one.md', '# 0001 What was decided\n']]))).toThrow(
    '0001-one.md has to begin with "# 0001 subject", an empty line and "Status: …".',
  );
});

test('two records of one number are refused', () => {
  const files = new Map([
    ['0001-one.md', decision('0001')],
    ['0001-other.md', decision('0001')],
  ]);

  expect(() => decisionIndex(files)).toThrow('Two decision records have the number 0001.');
});

test('the index on disk is the one that the records make', () => {
  const path = join(import.meta.dirname, '..', 'docs', 'decisions', 'README.md');

  expect(readFileSync(path, 'utf8')).toBe(decisionIndex());
});

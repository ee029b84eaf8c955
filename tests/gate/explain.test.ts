import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '#compiler';
import { explainExample, explained } from '../../scripts/generateExplanations.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'reference', 'explanations.md'), 'utf8');

/** The explanations of the reference by their headings. */
const expected = new Map(
  [...page.matchAll(/^## (.+)\n\n```text\n([\s\S]*?)\n```$/gm)].map(([, title = '', text = '']) => [title, text]),
);

describe('the explanation of', () => {
  test.each(Object.entries(explained))('a definition of the kind %s is complete', (title, which) => {
    expect(explainExample(which)).toBe(expected.get(title));
  });

  test('every kind is in the reference', () => {
    expect([...expected.keys()].filter((title) => !title.includes(' '))).toEqual(kinds);
  });

  test('a form says what its field has of a value type, and who may submit it when', () => {
    const lines = explainExample({ example: 'lending-library', definition: 'form/renew-loan' }).split('\n');

    expect(lines.map((line) => line.replace(/ {2}\[.*\]$/, ''))).toEqual(
      expect.arrayContaining([
        '    format: date',
        '  for member: role Member; the records whose memberEmail is user.email',
        '  offered: when it is LENT or OVERDUE; then it is LENT',
        '    otherwise: refused with "This loan cannot be renewed again."',
        '    in any other state: the call is refused with status 409',
      ]),
    );
  });

  test('a value type names its properties', () => {
    const [text] = explainExample({ example: 'lending-library', definition: 'entity/email' }).split('\n\nUsed by');

    expect(text).toBe(
      [
        'entity/email (definitions/general/email.entity.json)',
        '',
        'Value type',
        '  type: string  [line 1]',
        '  format: email  [line 1]',
        '  maxLength: 255  [line 1]',
        '  normalise: lower(trim(value))  [line 2]',
      ].join('\n'),
    );
  });
});

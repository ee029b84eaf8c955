import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';
import { type Counts, readRequirements } from './readRequirements.ts';

/** Sections of OWASP ASVS 5.0.0, with the requirements of level 1 and of level 2. */
const sections: readonly (readonly [section: string, first: string, second: string])[] = [
  ['1.1', '', '1-2'],
  ['1.2', '1-5', '6-9'],
  ['1.3', '1-2', '3-11'],
  ['1.4', '', '1-3'],
  ['1.5', '1', '2'],
  ['2.1', '1', '2-3'],
  ['2.2', '1-2', '3'],
  ['2.3', '1', '2-4'],
  ['2.4', '', '1'],
  ['3.2', '1-2', ''],
  ['3.3', '1', '2-4'],
  ['3.4', '1-2', '3-6'],
  ['3.5', '1-3', '4-5'],
  ['3.7', '', '1-2'],
  ['4.1', '1', '2-3'],
  ['4.2', '', '1'],
  ['4.3', '', '1-2'],
  ['4.4', '1', '2-4'],
  ['5.1', '', '1'],
  ['5.2', '1-2', '3'],
  ['5.3', '1-2', ''],
  ['5.4', '', '1-3'],
  ['6.1', '1', '2-3'],
  ['6.2', '1-8', '9-12'],
  ['6.3', '1-2', '3-4'],
  ['6.4', '1-2', '3-4'],
  ['6.5', '', '1-5'],
  ['6.6', '', '1-3'],
  ['6.8', '', '1-4'],
  ['7.1', '', '1-3'],
  ['7.2', '1-4', ''],
  ['7.3', '', '1-2'],
  ['7.4', '1-2', '3-5'],
  ['7.5', '', '1-2'],
  ['7.6', '', '1-2'],
  ['8.1', '1', '2'],
  ['8.2', '1-2', '3'],
  ['8.3', '1', ''],
  ['8.4', '', '1'],
  ['9.1', '1-3', ''],
  ['9.2', '1', '2-4'],
  ['10.1', '', '1-2'],
  ['10.2', '', '1-2'],
  ['10.3', '', '1-4'],
  ['10.4', '1-5', '6-11'],
  ['10.5', '', '1-5'],
  ['10.6', '', '1-2'],
  ['10.7', '', '1-3'],
  ['11.1', '', '1-2'],
  ['11.2', '', '1-3'],
  ['11.3', '1-2', '3'],
  ['11.4', '1', '2-4'],
  ['11.5', '', '1'],
  ['11.6', '', '1'],
  ['12.1', '1', '2-3'],
  ['12.2', '1-2', ''],
  ['12.3', '', '1-4'],
  ['13.1', '', '1'],
  ['13.2', '', '1-5'],
  ['13.3', '', '1-2'],
  ['13.4', '1', '2-5'],
  ['14.1', '', '1-2'],
  ['14.2', '1', '2-4'],
  ['14.3', '1', '2-3'],
  ['15.1', '1', '2-3'],
  ['15.2', '1', '2-3'],
  ['15.3', '1', '2-7'],
  ['16.1', '', '1'],
  ['16.2', '', '1-5'],
  ['16.3', '', '1-4'],
  ['16.4', '', '1-3'],
  ['16.5', '', '1-3'],
  ['17.1', '', '1'],
  ['17.2', '', '1-4'],
  ['17.3', '', '1-2'],
];
const answers = ['met', 'met in part', 'not applicable', 'not met'] as const;

const { requirements, summary } = readRequirements('docs/asvs.md');

/** Returns `['1', '2', '3', '5']` for `1-3 5`. */
function numbersIn(ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    if (range === '') return [];
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}

function countsOf(title: string, chosen: typeof requirements): Counts {
  const each = answers.map((answer) => chosen.filter((one) => one.answer === answer).length);
  return [title, String(chosen.length), ...each.map(String)];
}

test('each requirement of levels 1 and 2 has one row, with its level, below the heading of its chapter', () => {
  const expected = sections.flatMap(([section, ...levels]) =>
    levels.flatMap((ranges, index) =>
      numbersIn(ranges).map((number) => `V${section.split('.')[0]} ${section}.${number} level ${index + 1}`),
    ),
  );

  const rows = requirements.map(({ chapter, number, level }) => `${chapter} ${number} level ${level}`);

  expect(expected).toHaveLength(253);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test('each row has a short subject and one of four answers', () => {
  const wrong = requirements.filter(
    ({ answer, subject }) =>
      !answers.some((known) => known === answer) || subject === '' || subject.split(' ').length > 10,
  );

  expect(wrong).toEqual([]);
});

test('each answer says how it is met and by which files that is shown, or what is missing', () => {
  const wrong = requirements.filter(({ answer, how, files }) => {
    if (answer === 'met') return how === '' || files.length === 0;
    if (answer === 'met in part') return files.length === 0 || !/Missing: |As \d/.test(how);
    return answer === 'not met' ? !/Needed: /.test(how) : how === '';
  });

  expect(wrong).toEqual([]);
});

test('each named file exists', () => {
  const missing = requirements.flatMap(({ number, files }) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${number}: ${file}`),
  );

  expect(missing).toEqual([]);
});

test('the summary has the right counts for each chapter, each level and all', () => {
  const titles = new Map(summary.map(([title]) => [title.split(' ')[0], title]));
  const chapters = Map.groupBy(requirements, ({ chapter }) => chapter);

  const expected = [
    ...[...chapters].map(([chapter, rows]) => countsOf(titles.get(chapter) ?? chapter, rows)),
    ...['1', '2'].map((level) =>
      countsOf(
        `level ${level}`,
        requirements.filter((one) => one.level === level),
      ),
    ),
    countsOf('all', requirements),
  ];

  expect(summary).toEqual(expected);
});

test('the inventory of algorithms names every one that the code uses', () => {
  const named = /'(md5|sha-?\d+|aes-[\w-]+|argon2\w*|(?:HS|RS|ES|PS)\d{3}|EdDSA|S256)'/gi;
  const rooms = ['engine', 'machines', 'api', 'server', 'portal', 'renderer', 'web'];
  const files = sourceFiles(...rooms.flatMap((room) => [`${room}/*.ts`, `${room}/*.tsx`]));
  const code = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

  const texts = code.map((file) => readFileSync(join(root, file), 'utf8'));
  const used = new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, name = '']) => name.toLowerCase())));

  const inventory = readFileSync(join(root, 'docs', 'security.md'), 'utf8').toLowerCase();
  expect([...used].toSorted()).toEqual(['aes-256-gcm', 'argon2id', 'hs256', 'rs256', 's256', 'sha256']);
  expect([...used].filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});

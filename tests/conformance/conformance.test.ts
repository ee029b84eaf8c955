import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';

describe.each(corpus.map((table) => [table.file, table] as const))('conformance of %s', (_file, table) => {
  test.each(table.cases.map((entry) => [String(entry['case']), entry] as const))('%s', (_name, entry) => {
    // given
    const before = JSON.stringify(entry);

    // when
    const outcome = table.ask(entry);

    // then
    expect(outcome).toEqual(table.expected(entry));
    expect(JSON.stringify(entry)).toBe(before);
  });

  test('no two cases have one name', () => {
    const names = table.cases.map((entry) => entry['case']);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test('every file of cases is in the corpus', () => {
  // given
  const folder = new URL('./', import.meta.url);
  const others = ['world', 'library/definitions', 'cel/unsupported', 'cel/deviations'];

  // when
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', '').replaceAll('\\', '/'));

  // then
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(corpus.map(({ file }) => file).sort());
});

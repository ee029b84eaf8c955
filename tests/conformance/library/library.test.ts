import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { flowQuestions } from './askFlows.ts';
import { type Case, formQuestions } from './askForms.ts';

const folders = [
  ['forms', formQuestions],
  ['flows', flowQuestions],
] as const;

describe.each(folders)('cases of %s', (folder, questions) => {
  const files = casesIn(folder);

  describe.each(files)('%s', (_file, cases) => {
    test.each(cases.map((entry) => [String(entry['case']), entry] as const))('%s', (_name, entry) => {
      // given
      const before = JSON.stringify(entry);
      const ask = questions[String(entry['ask'])];

      // when
      const outcome = ask?.(entry);

      // then
      expect(outcome).toEqual(entry['expect']);
      expect(JSON.stringify(entry)).toBe(before);
    });
  });

  test('no two cases of one file have one name', () => {
    for (const [, cases] of files) {
      const names = cases.map((entry) => entry['case']);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

function casesIn(folder: string): readonly (readonly [string, readonly Case[]])[] {
  const place = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const parsed: unknown = JSON.parse(readFileSync(new URL(name, place), 'utf8'));
      return [name.replace('.json', ''), Array.isArray(parsed) ? parsed.filter(isRecord) : []] as const;
    });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findModuleState } from './moduleState.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/**
 * Caches of pure functions: their content depends only on their key, and the key never changes. A release, a list of
 * its fields and a parsed text are immutable.
 */
const caches = [
  'engine/forms/acceptValidBody.ts: plansBefore, by the operation of a release',
  'engine/forms/analyseDependencies.ts: plans, by a list of fields of a release',
  'engine/forms/createRowCache.ts: analysed, by a list of fields of a release',
  'engine/forms/findUnknown.ts: treesBefore, by a list of fields of a release',
  'engine/lifecycles/relationsUsed.ts: known, by a lifecycle of a release',
  'engine/operations/redactRecord.ts: namesBefore, by a list of fields of a release',
  'engine/records/completionPlan.ts: plansBefore, by a release and its entity',
  'engine/texts/formatText.ts: writers, by a parsed text and a locale',
  'engine/texts/formatters.ts: dates, by a locale and options of Intl',
  'engine/texts/formatters.ts: numbers, by a locale and options of Intl',
  'engine/texts/formatters.ts: plurals, by a locale and options of Intl',
];

/** Metadata of values, stored by the function that created them: it cannot be read without the value. */
const marks = [
  'engine/operations/listTotals.ts: totals, of a list that was cut',
  'engine/records/entityOfRecord.ts: entities, of a record that was completed',
];

test('A module of engine or machines keeps no state, but for caches of pure functions and what is known of a value', () => {
  const modules = sourceFiles('engine/*.ts', 'machines/*.ts').filter((file) => !file.endsWith('.test.ts'));

  const found = modules.flatMap((file) =>
    findModuleState(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );

  expect(found.toSorted()).toEqual([...caches, ...marks].map((line) => line.split(',')[0]).toSorted());
});

test('State of a module is found however it is declared and changed', () => {
  const source = [
    'let count = 0;',
    'export let latest: string | undefined;',
    'const known = new Map<string, number>();',
    'const registered: Partial<Parsers> = {};',
    'const names: string[] = [];',
    'const counts = { calls: 0 };',
    'export function call(name: string) {',
    '  known.set(name, 1);',
    '  Object.assign(registered, {});',
    '  names.push(name);',
    '  counts.calls += 1;',
    '}',
  ].join('\n');

  expect(findModuleState(source)).toEqual(['count', 'latest', 'known', 'registered', 'names', 'counts']);
});

test('A constant is no state, nor is what a function declares for itself', () => {
  const source = [
    "const words: ReadonlySet<string> = new Set(['a']);",
    "const names: readonly string[] = ['a'];",
    'const styles = { year: 1 } as const;',
    'export function collect() {',
    '  const found = new Map<string, number>();',
    "  found.set('a', 1);",
    "  return words.has('a') ? found : names[0] === 'a';",
    '}',
  ].join('\n');

  expect(findModuleState(source)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedNames, findHouseWords, houseWords } from './houseWords.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const rooms = ['engine', 'compiler', 'machines', 'api', 'renderer', 'server', 'studio', 'web', 'portal'];

/** Exports of the portal that are named after its entity `note`. */
const ofEntities = ['noteHandlers', 'projectNoteStore'];

test('no export has a house word in its name', () => {
  const modules = sourceFiles(...rooms).filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'));
  const names = modules.flatMap((file) => exportedNames(readFileSync(join(root, file), 'utf8')));

  const instead: Readonly<Record<string, string>> = houseWords;
  const found = [...new Set(names)]
    .filter((name) => !ofEntities.includes(name))
    .flatMap((name) =>
      findHouseWords(name).map((word) => `${name}: not "${word}", but ${instead[word]} (docs/glossary.md)`),
    )
    .sort();

  expect(found).toEqual([]);
});

test('the glossary lists every house word with what to use instead', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const missing = Object.entries(houseWords).filter(
    ([word, instead]) => !glossary.includes(`| ${word} | ${instead} |`),
  );

  expect(missing).toEqual([]);
});

test('a house word is found in any part of a name, and only as a whole part', () => {
  expect(findHouseWords('createAnswerKeeper')).toEqual(['keeper']);
  expect(findHouseWords('LateSight')).toEqual(['late', 'sight']);
  expect(findHouseWords('replacePlaceholder')).toEqual([]);
});

test('exports are found however they are declared', () => {
  const source = [
    'export async function load() {}',
    'export const limit = 3;',
    'export interface Row {}',
    'export type Rows = readonly Row[];',
    'export class Store {}',
    'function hidden() {}',
  ].join('\n');

  expect(exportedNames(source)).toEqual(['load', 'limit', 'Row', 'Rows', 'Store']);
});

import { describe, expect, test } from 'vitest';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { definitionFolders } from './definitionFolders.ts';
import { findCandidates, unaccounted } from './findCandidates.ts';
import { rewrite } from './misspell.ts';
import { readReferences } from './mutateReferences.ts';

describe.each(definitionFolders())('strings of $name that equal a name', ({ name, directory }) => {
  const files = readDefinitionFiles(directory);
  const { set, references } = readReferences(files);

  test('are references of the index, or plain data for a reason', () => {
    const candidates = findCandidates(set);

    console.log(`${name}: ${candidates.length} strings that equal a name, ${references.length} references`);
    expect(unaccounted(candidates, references)).toEqual([]);
    expect(candidates.length).toBeGreaterThan(0);
  });

  test('are written where the index says', () => {
    const texts = new Map(files.map(({ path, text }) => [path, text]));

    const elsewhere = references.filter((one) => rewrite(texts.get(one.file) ?? '', one, one.name) === undefined);

    expect(elsewhere).toEqual([]);
  });

  test('are missed by nobody when the index forgets a kind of reference', () => {
    const forgetful = references.filter(({ kind }) => kind !== 'operation');

    const missed = unaccounted(findCandidates(set), forgetful);

    expect(missed.length).toBeGreaterThan(0);
  });
});

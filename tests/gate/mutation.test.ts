import { describe, expect, test } from 'vitest';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { definitionFolders } from './definitionFolders.ts';
import { breakable, mutate, readReferences, sample } from './mutateReferences.ts';

/** References that are broken in each folder. `tests/long` breaks all of them. */
const most = 3;

describe.each(definitionFolders())('the gate over $name', ({ name, directory }) => {
  test('refuses a misspelt reference of every kind, at its place and with a fitting code', () => {
    const files = readDefinitionFiles(directory);
    const { set, references } = readReferences(files);
    const chosen = sample(breakable(references).references, most);

    const { broken, kinds, faults } = mutate(files, set, chosen);

    console.log(`${name}: ${broken} of ${references.length} references broken`, kinds);
    expect(faults).toEqual([]);
    expect(broken).toBe(chosen.length);
  }, 300_000);
});

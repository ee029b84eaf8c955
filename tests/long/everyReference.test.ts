import { describe, expect, test } from 'vitest';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { definitionFolders } from '../gate/definitionFolders.ts';
import { breakable, mutate, readReferences } from '../gate/mutateReferences.ts';

describe.each(definitionFolders())('the gate over $name', ({ name, directory }) => {
  test('refuses every misspelt reference, one at a time', () => {
    const files = readDefinitionFiles(directory);
    const { set, references } = readReferences(files);
    const { references: chosen, excused } = breakable(references);

    const { broken, kinds, faults } = mutate(files, set, chosen);

    const excuses = [...excused].map(([reason, left]) => `${left.length} ${reason}`);
    console.log(`${name}: ${broken} of ${references.length} references broken`, kinds, excuses);
    expect(faults).toEqual([]);
    expect(broken).toBe(chosen.length);
  }, 3_600_000);
});

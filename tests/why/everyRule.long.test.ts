import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';
import { askForRules } from './askWhy.ts';

test.each(['definitions', join('examples', 'lending-library'), join('examples', 'street-market')])(
  'asking why gives the reason that the evaluator has, for every rule of %s and both its outcomes',
  (folder) => {
    const { release } = buildRelease(readDefinitionFiles(join(root, folder)));
    if (!release) throw new Error(`${folder} does not compile.`);

    const { rules, wrong, missing } = askForRules(release);

    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
    expect(rules).toBeGreaterThan(0);
  },
);

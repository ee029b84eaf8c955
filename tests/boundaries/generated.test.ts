import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, generateTypes } from '#compiler';
import { portal } from '#portal';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { writeEnvExample } from '../../server/config/writeEnvExample.ts';
import { root } from './sourceFiles.ts';

test('the types of the definitions are those that the definitions generate', () => {
  const { release } = buildRelease(readDefinitionFiles());

  expect(release === undefined ? 'refused by the gate' : generateTypes(release)).toBe(
    readFileSync(join(root, 'definitions', 'generated', 'index.ts'), 'utf8'),
  );
});

test('the example of the environment names every setting', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(writeEnvExample(portal.settings));
});

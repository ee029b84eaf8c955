import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, generateTypes } from '#compiler';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Writes definitions/generated from the definitions on disk. */
const { release, errors } = buildRelease(readDefinitionFiles());
if (release === undefined)
  throw new Error(`The definitions are refused (${errors.length} errors): run "npm run check".`);
const directory = join(import.meta.dirname, '..', 'definitions', 'generated');
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, 'index.ts'), generateTypes(release));

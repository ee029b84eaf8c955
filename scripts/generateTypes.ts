import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, generateTypes } from '#compiler';
import { forms } from '../portal/forms.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Writes definitions/generated from the definitions on disk. */
// Types do not depend on translations, so missing ones are accepted.
const { release, errors } = buildRelease(readDefinitionFiles(), { translations: 'behind', forms });
if (release === undefined)
  throw new Error(`The definitions are refused (${errors.length} errors): run "npm run check".`);
const directory = join(import.meta.dirname, '..', 'definitions', 'generated');
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, 'index.ts'), generateTypes(release));

import { resolve } from 'node:path';
import { buildRelease, errorsAsJson, printErrors } from '#compiler';
import { forms } from '../portal/forms.ts';
import { readCheckArguments } from './checkArguments.ts';
import { printUses } from './printUses.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/**
 * Runs the gate over the definitions on disk, or over the folder that is named, and says what is wrong with them: as
 * text for people, or with `--json` as a list of findings for tools. With `--where-used` it says where something is named.
 */
const { whereUsed, json, folder } = readCheckArguments(process.argv.slice(2));
const files = folder === undefined ? readDefinitionFiles() : readDefinitionFiles(resolve(folder));
if (whereUsed !== undefined) {
  if (!printUses(files, whereUsed, json)) process.exitCode = 1;
} else {
  const { release, errors } = buildRelease(files, folder === undefined ? { forms } : {});
  const refused = errors.filter((error) => error.severity === 'error').length;
  if (json) console.log(JSON.stringify(errorsAsJson(errors, files), undefined, 2));
  else {
    if (errors.length > 0) console.log(`${printErrors(errors, files)}\n`);
    console.log(`${files.length} files: ${refused} errors, ${errors.length - refused} warnings`);
    if (release !== undefined) console.log(`Release ${release.hash}`);
  }
  if (refused > 0) process.exitCode = 1;
}

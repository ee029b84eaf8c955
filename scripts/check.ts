import { buildRelease, errorsAsJson, printErrors } from '#engine';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/**
 * Runs the gate over the definitions on disk and says what is wrong with them: as text for people, or with `--json` as
 * a list of findings for tools. A folder other than `definitions` may be named.
 */
const wantsJson = process.argv.includes('--json');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const files = readDefinitionFiles(folder);
const { release, errors } = buildRelease(files);
const refused = errors.filter((error) => error.severity === 'error').length;
if (wantsJson) console.log(JSON.stringify(errorsAsJson(errors, files), undefined, 2));
else {
  if (errors.length > 0) console.log(`${printErrors(errors, files)}\n`);
  console.log(`${files.length} files: ${refused} errors, ${errors.length - refused} warnings`);
  if (release !== undefined) console.log(`Release ${release.hash}`);
}
if (refused > 0) process.exitCode = 1;

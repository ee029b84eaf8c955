import { buildRelease, printErrors } from '#engine';
import { readCheckArguments } from './checkArguments.ts';
import { printUses } from './printUses.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Runs the gate over the definitions on disk and says what is wrong with them; or says where something is used. */
const { whereUsed, json } = readCheckArguments(process.argv.slice(2));
const files = readDefinitionFiles();
if (whereUsed !== undefined) {
  if (!printUses(files, whereUsed, json)) process.exitCode = 1;
} else {
  const { release, errors } = buildRelease(files);
  const refused = errors.filter((error) => error.severity === 'error').length;
  if (errors.length > 0) console.log(`${printErrors(errors, files)}\n`);
  console.log(`${files.length} files: ${refused} errors, ${errors.length - refused} warnings`);
  if (release !== undefined) console.log(`Release ${release.hash}`);
  if (refused > 0) process.exitCode = 1;
}

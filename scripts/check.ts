import { resolve } from 'node:path';
import { buildRelease, printErrors } from '#engine';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Runs the gate over the definitions on disk, or over the folder that is named, and says what is wrong with them. */
const [folder] = process.argv.slice(2);
const files = folder === undefined ? readDefinitionFiles() : readDefinitionFiles(resolve(folder));
const { release, errors } = buildRelease(files);
const refused = errors.filter((error) => error.severity === 'error').length;
if (errors.length > 0) console.log(`${printErrors(errors, files)}\n`);
console.log(`${files.length} files: ${refused} errors, ${errors.length - refused} warnings`);
if (release !== undefined) console.log(`Release ${release.hash}`);
if (refused > 0) process.exitCode = 1;

import { fileURLToPath } from 'node:url';
import { compileRelease, loadSet, type Release, type SourceFile } from '#engine';
import { readDefinitions } from '../releases/readDefinitions.ts';

let compiled: Promise<Release> | undefined;

/** The release that the definitions on disk make, compiled once per process. Whether they are in order is the gate's matter. */
export function portalRelease(): Promise<Release> {
  compiled ??= compilePortal((file) => file);
  return compiled;
}

/** A later release: the definitions on disk, each as it is after an edit. */
export function editedRelease(edit: (file: SourceFile) => SourceFile): Promise<Release> {
  return compilePortal(edit);
}

async function compilePortal(edit: (file: SourceFile) => SourceFile): Promise<Release> {
  const files = await readDefinitions(fileURLToPath(new URL('../../definitions', import.meta.url)));
  const { set, errors } = loadSet(files.map(edit));
  if (errors.length > 0)
    throw new Error(`The definitions cannot be read: ${errors.map(({ file }) => file).join(', ')}.`);
  return compileRelease(set.definitions);
}

import { fileURLToPath } from 'node:url';
import { compileRelease, loadSet, type SourceFile, splitTranslations } from '#compiler';
import type { ReleaseSource } from '#server';
import { readDefinitions } from '#server/testing';

let compiled: Promise<ReleaseSource> | undefined;

/** The release that the definitions on disk make, with its files, compiled once per process. Whether they are in order is the gate's matter. */
export function portalSource(): Promise<ReleaseSource> {
  compiled ??= compilePortal((file) => file);
  return compiled;
}

/** A later release: the definitions on disk, each as it is after an edit. */
export function editedSource(edit: (file: SourceFile) => SourceFile): Promise<ReleaseSource> {
  return compilePortal(edit);
}

async function compilePortal(edit: (file: SourceFile) => SourceFile): Promise<ReleaseSource> {
  const files = (await readDefinitions(fileURLToPath(new URL('../../definitions', import.meta.url)))).map(edit);
  const { set, errors } = loadSet(files);
  if (errors.length > 0)
    throw new Error(`The definitions cannot be read: ${errors.map(({ file }) => file).join(', ')}.`);
  return { release: compileRelease(set.definitions), files: splitTranslations(files) };
}

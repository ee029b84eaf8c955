import { fileURLToPath } from 'node:url';
import { compileRelease, loadSet, type SourceFile, splitTranslations } from '#compiler';
import type { ReleaseSource } from '#server';
import { readDefinitions } from '#server/testing';

let compiled: Promise<ReleaseSource> | undefined;

/** Compiles the release of the definitions on disk, with its files, once per process and without the gate. */
export function portalSource(): Promise<ReleaseSource> {
  compiled ??= compilePortal((file) => file);
  return compiled;
}

/** Compiles a later release: the definitions on disk with edits. */
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

import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { buildRelease, type Examples, findExamples, printErrors } from '#compiler';
import type { Release } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';

/** A folder of definitions as the source of stories. */
export interface StorySet {
  readonly root: string;
  readonly files: readonly string[];
  readonly release: Release;
  readonly examples: Examples;
  /** Source of the module with the compiled validators. */
  readonly validators: string;
}

const known = new Map<string, { readonly stamp: string; readonly set: StorySet }>();

/**
 * Returns the folder that a definition file belongs to: `…/definitions` for `…/definitions/accounts/login.form.json`.
 */
export function setRootOf(file: string): string {
  return dirname(dirname(file));
}

/** Reads a folder of definitions through the gate. The result is cached until one of its files changes. */
export function readSet(root: string): StorySet {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  const before = known.get(root);
  if (before?.stamp === stamp) return before.set;
  const sources = readDefinitionFiles(root);
  const { release, errors } = buildRelease(sources);
  if (!release) throw new Error(`The gate refuses ${root}:\n${printErrors(errors, sources)}`);
  const set = { root, files, release, examples: findExamples(sources), validators: compileValidators(release) };
  known.set(root, { stamp, set });
  return set;
}

/** Returns the name of a set in the list of stories. */
export function setName(root: string, repository: string): string {
  const path = relative(repository, root).replaceAll('\\', '/');
  if (path === 'definitions') return 'Portal';
  const example = /^examples\/([^/]+)/.exec(path)?.[1];
  return example === undefined ? basename(root) : `Examples/${example}`;
}

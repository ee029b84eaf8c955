import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const directory = join(import.meta.dirname, '..', 'fixtures', 'gate');

/** An error: the change to the valid set, and the expected report of the gate. */
export interface Fixture {
  readonly name: string;
  readonly title: string;
  readonly code: string;
  readonly file: string;
  readonly pointer: string;
  readonly changes: readonly Change[];
}

interface Change {
  readonly file: string;
  readonly pointer?: string;
  readonly value?: unknown;
  readonly remove?: boolean;
  readonly text?: string;
  readonly json?: unknown;
}

/** Reads the valid set, in which every fixture causes one error. */
export function readBase(): readonly SourceFile[] {
  return readDefinitionFiles(join(directory, 'base'));
}

export function readFixtures(): readonly Fixture[] {
  return readdirSync(directory)
    .filter((name) => name !== 'base')
    .map((name) => ({ name, ...JSON.parse(readFileSync(join(directory, name, 'fixture.json'), 'utf8')) }));
}

/** Returns the base with the changes of a fixture applied. */
export function layOver(base: readonly SourceFile[], changes: readonly Change[]): readonly SourceFile[] {
  const files = new Map(base.map((file) => [file.path, file.text]));
  for (const change of changes) {
    if (change.text !== undefined) files.set(change.file, change.text);
    else if (change.json !== undefined) files.set(change.file, JSON.stringify(change.json, undefined, 2));
    else {
      const json: unknown = JSON.parse(files.get(change.file) ?? 'null');
      applyChange(json, change);
      files.set(change.file, JSON.stringify(json, undefined, 2));
    }
  }
  return [...files].map(([path, text]) => ({ path, text }));
}

function applyChange(json: unknown, { file, pointer = '', value, remove }: Change): void {
  const members = pointer
    .slice(1)
    .split('/')
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = members.pop() ?? '';
  let holder: unknown = json;
  for (const member of members)
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, member) : undefined;
  if (typeof holder !== 'object' || holder === null) throw new Error(`${file} has nothing at ${pointer}`);
  if (remove !== true) Reflect.set(holder, last, value);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
}

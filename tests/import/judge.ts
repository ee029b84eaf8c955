import { createMemoryAdapter } from '#api';
import { buildRelease, expressions, type ForeignInput, type SourceFile } from '#compiler';
import { anonymous, checkBody, decodeArguments, type OperationModel, type Release, type Scope } from '#engine';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { readBase } from '../engine/readFixtures.ts';

/** The set that definitions are imported into, in English only. */
const base: readonly SourceFile[] = readBase().filter(({ path }) => !path.endsWith('/locale/fr.json'));

/** How samples are imported. */
export const target: Pick<ForeignInput, 'id' | 'folder' | 'allow' | 'check'> = {
  ...{ id: 'sample', folder: 'samples', allow: 'member' },
  check: (files) => buildRelease([...base, ...files]).errors,
};

/** Builds a release of imported definitions, and throws what the gate refuses. */
export function releaseWith(files: readonly SourceFile[]): Release {
  const { release, errors } = buildRelease([...base, ...files]);
  if (release === undefined)
    throw new Error(JSON.stringify(errors.map(({ code, file, pointer, message }) => [code, file, pointer, message])));
  return release;
}

/** The codes of what the operation that creates the records refuses in a body, by path. */
export type Judge = (body: unknown) => readonly (readonly [path: string, code: string])[];

/** Judges bodies as the server and a form do. */
export async function judgeOf(release: Release, id: string): Promise<Judge> {
  const operation: OperationModel | undefined = release.operations[id];
  if (operation === undefined) throw new Error(`No operation ${id}`);
  const runtime = { release, locale: 'en', validators: await importValidators(compileValidators(release)) };
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  return (sent) => {
    const { body } = decodeArguments(operation, { params: {}, query: {}, body: sent }, release);
    const variables = { this: body, root: body, body, chosen: {}, route: {} };
    const scope: Scope = { variables, user: anonymous, settings: release.settings, clock, expressions };
    return checkBody({ operation, body, scope, runtime }).problems.map(({ path, code }) => [path, code]);
  };
}

/** Stores a body by an operation, in memory, as a form does; returns the record. */
export async function storeOf(release: Release, id: string): Promise<(body: unknown) => Promise<unknown>> {
  const operation = release.operations[id];
  if (operation === undefined) throw new Error(`No operation ${id}`);
  const adapter = createMemoryAdapter({
    ...{ release, records: {}, expressions },
    validators: await importValidators(compileValidators(release)),
    user: { ...anonymous, signedIn: true, roles: ['Member'] },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' },
  });
  return async (sent) => {
    const { body } = decodeArguments(operation, { params: {}, query: {}, body: sent }, release);
    return adapter.run(id, typeof body === 'object' && body !== null ? { ...body } : {});
  };
}

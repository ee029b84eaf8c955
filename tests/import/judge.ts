import { createMemoryAdapter } from '#api';
import { buildRelease, expressions, type ForeignInput, type SourceFile } from '#compiler';
import { anonymous, checkBody, decodeArguments, type OperationModel, type Release, type Scope } from '#engine';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { readBase } from '../engine/readFixtures.ts';

/** The valid set into which definitions are imported, in English only. */
const base: readonly SourceFile[] = readBase().filter(({ path }) => !path.endsWith('/locale/fr.json'));

/** The import options for samples. */
export const target: Pick<ForeignInput, 'id' | 'folder' | 'allow' | 'check'> = {
  ...{ id: 'sample', folder: 'samples', allow: 'member' },
  check: (files) => buildRelease([...base, ...files]).errors,
};

/** Builds a release with imported definitions. Throws with the findings if the gate refuses them. */
export function releaseWith(files: readonly SourceFile[]): Release {
  const { release, errors } = buildRelease([...base, ...files]);
  if (release === undefined)
    throw new Error(JSON.stringify(errors.map(({ code, file, pointer, message }) => [code, file, pointer, message])));
  return release;
}

/** Returns the code and path of each problem that the operation which creates records reports for a body. */
export type Judge = (body: unknown) => readonly (readonly [path: string, code: string])[];

/** Returns a function that validates a body as the server and a form do. Throws if the operation does not exist. */
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

/**
 * Returns a function that stores a body by an operation in the memory adapter, as a form does, and returns the record.
 * Throws if the operation does not exist.
 */
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

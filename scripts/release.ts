import { parseArgs } from 'node:util';
import { splitTranslations } from '#compiler';
import { isRecord } from '#engine';
import { keyOfPath, nameOfPath } from '../server/releases/definitionPath.ts';
import { readDefinitions } from '../server/releases/readDefinitions.ts';
import { digestOf } from '../server/releases/storeRelease.ts';

/**
 * Releases of a running server, from the command line:
 * `release.ts list | diff <a> <b> | dry-run <folder> | publish <folder> [note] [--confirm <id>]… | rollback <hash>`.
 * `FORMWORK_URL` names the server; `FORMWORK_TOKEN`, or `FORMWORK_EMAIL` and `FORMWORK_PASSWORD`, an administrator.
 * Ends with 0 when it was done, 1 when the server said no, 2 when it was called wrongly or nobody answered.
 */
const usage =
  'Expected: list | diff <a> <b> | dry-run <folder> | publish <folder> [note] [--confirm <id>]… | rollback <hash>';

/** The server has said no; its words are those for the reader. */
class Refused extends Error {}

type Json = Readonly<Record<string, unknown>>;

interface Server {
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  live(): Promise<string>;
}

const commands: Readonly<Record<string, (server: Server, words: readonly string[]) => Promise<void>>> = {
  list,
  diff,
  'dry-run': dryRun,
  publish,
  rollback,
};

const [command = '', ...words] = process.argv.slice(2);
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
try {
  if (run === undefined) throw new Error(usage);
  await run(await connect(), words);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Refused ? 1 : 2;
}

async function list(server: Server): Promise<void> {
  for (const one of recordsOf(recordOf(await server.call('GET', '/releases?size=100'))['content'])) {
    const marks = [one['isLive'] === true ? 'live' : '', one['isShipped'] === true ? 'shipped' : ''].filter(Boolean);
    const who = one['author'] ?? 'the folder';
    const facts = [String(one['release']).slice(0, 12), one['publishedAt'], who, one['note'], marks.join(', ')];
    console.log(facts.filter((fact) => fact !== undefined && fact !== '').join('  '));
    for (const change of recordsOf(one['changes'])) console.log(`    ${sayChange(change)}`);
  }
}

async function diff(server: Server, [a, b]: readonly string[]): Promise<void> {
  const [from, to] = [await fullHash(server, a), await fullHash(server, b)];
  const { changes } = recordOf(await server.call('GET', `/releases/${from}/diff?to=${to}`));
  for (const change of recordsOf(changes)) console.log(sayChange(change));
  if (recordsOf(changes).length === 0) console.log('No difference.');
}

async function dryRun(server: Server, [folder]: readonly string[]): Promise<void> {
  const base = await server.live();
  const changes = await changesOf(server, base, folder);
  const forecast = recordOf(await server.call('POST', '/releases/dry-run', { base, changes }));
  const problems = recordsOf(forecast['errors']);
  for (const change of recordsOf(forecast['changes'])) {
    console.log(`${sayChange(change)}  begun: ${change['drafts']}, open: ${change['records']}`);
    for (const loss of recordsOf(change['losses'])) {
      console.log(`    would lose ${loss['what']} ${loss['name']}: ${loss['instances']}`);
    }
  }
  for (const { id, gains } of recordsOf(forecast['widenings'])) {
    console.log(`would open ${id} to: ${[gains].flat().join(', ')}  (publish with --confirm ${id})`);
  }
  for (const problem of problems) console.log(sayProblem(problem));
  if (forecast['release'] === undefined) throw new Refused('This would be refused.');
  console.log(`Release ${forecast['release']}`);
}

async function publish(server: Server, words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(words);
  const [folder, note] = positionals;
  const base = await server.live();
  const changes = await changesOf(server, base, folder);
  const body = { base, changes, confirm: values.confirm ?? [], ...(note === undefined ? {} : { note }) };
  const outcome = recordOf(await server.call('POST', '/releases', body));
  for (const change of recordsOf(outcome['changes'])) console.log(sayChange(change));
  console.log(`Release ${outcome['release']} is live.`);
}

/** What is named, and after each `--confirm` the id of something that may be opened to more people. */
function readWords(words: readonly string[]) {
  try {
    const options = { confirm: { type: 'string', multiple: true } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}

async function rollback(server: Server, [hash]: readonly string[]): Promise<void> {
  const to = await fullHash(server, hash);
  await server.call('POST', `/releases/${to}/rollback`, { base: await server.live() });
  console.log(`Release ${to} is live.`);
}

/** What the folder has otherwise than the live release; only that is sent. */
async function changesOf(server: Server, base: string, folder: string | undefined): Promise<readonly Json[]> {
  if (folder === undefined) throw new Error(usage);
  const local = splitTranslations(await readDefinitions(folder));
  if (local.length === 0) throw new Error(`There are no definitions in ${folder}.`);
  const remote = recordsOf(await server.call('GET', `/releases/${base}/files`));
  // By name: a server may have a definition in another area than the folder.
  const digests = new Map(remote.map(({ path, digest }) => [keyOfPath(String(path)), String(digest)]));
  const written = local
    .filter(({ path, text }) => digests.get(keyOfPath(path)) !== digestOf(text))
    .map(({ path, text }) => ({ ...nameOrFail(path), text }));
  const keys = new Set(local.map(({ path }) => keyOfPath(path)));
  const removed = remote.map(({ path }) => String(path)).filter((path) => !keys.has(keyOfPath(path)));
  return [...written, ...removed.map((path) => ({ ...nameOrFail(path), removal: true }))];
}

function nameOrFail(path: string): Json {
  const name = nameOfPath(path);
  if (name === undefined) throw new Error(`${path} has no name of a definition.`);
  return { ...name };
}

/** The release whose hash begins so. */
async function fullHash(server: Server, start: string | undefined): Promise<string> {
  if (start === undefined || !/^[0-9a-f]{6,64}$/.test(start)) throw new Error(usage);
  if (start.length === 64) return start;
  const all = recordsOf(recordOf(await server.call('GET', '/releases?size=2000'))['content']);
  const found = all.map(({ release }) => String(release)).filter((hash) => hash.startsWith(start));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  throw new Refused(found.length === 0 ? `No release ${start}.` : `Several releases begin with ${start}.`);
}

async function connect(): Promise<Server> {
  const url = (process.env['FORMWORK_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');
  let token = process.env['FORMWORK_TOKEN'];
  const call: Server['call'] = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`Nobody answers at ${url}.`);
    });
    const text = await answer.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return json;
    const facts = recordOf(json);
    const problems = recordsOf(facts['errors']).map(sayProblem);
    throw new Refused([`${answer.status} ${facts['message'] ?? ''}`.trim(), ...problems].join('\n'));
  };
  if (token === undefined) {
    const { FORMWORK_EMAIL: username, FORMWORK_PASSWORD: password } = process.env;
    if (!username || !password) throw new Error('Set FORMWORK_TOKEN, or FORMWORK_EMAIL and FORMWORK_PASSWORD.');
    token = String(recordOf(await call('POST', '/auth/login', { username, password }))['accessToken']);
  }
  const live = async (): Promise<string> => {
    const answer = await fetch(`${url}/definitions/current`);
    const current: unknown = await answer.json();
    return String(recordOf(current)['hash']);
  };
  return { call, live };
}

function sayChange({ change, kind, definition }: Json): string {
  return `${String(change).padEnd(7)}  ${kind} ${definition}`;
}

function sayProblem(problem: Json): string {
  const { file, line, column, code, message, hint, kind, definition } = problem;
  if (file === undefined) return `${code}  ${kind ?? ''} ${definition ?? ''}`.trimEnd();
  return [`${file}:${line}:${column} ${code}`, `  ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].join('\n');
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function recordsOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

import { parseArgs } from 'node:util';
import { splitTranslations } from '#compiler';
import { isRecord } from '#engine';
import { keyOfPath, nameOfPath } from '../server/releases/definitionPath.ts';
import { readDefinitions } from '../server/releases/readDefinitions.ts';
import { digestOf } from '../server/releases/storeRelease.ts';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, runCommand, UsageError } from './command/runCommand.ts';

const usage = `
npm run release -- list
npm run release -- diff <a> <b>
npm run release -- dry-run [folder]
npm run release -- publish [folder] [note]
npm run release -- rollback <hash>

Works with the releases of a running server. FORMWORK_URL names the server; FORMWORK_TOKEN, or FORMWORK_EMAIL and
FORMWORK_PASSWORD, an administrator. Ends with 1 when the server refuses or does not answer.

  --confirm <id>          publish although this is opened to more people; may be repeated
`;

/** The server refused a request. Its message is printed. */
class Refused extends Error {}

type Json = Readonly<Record<string, unknown>>;

interface Server {
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  live(): Promise<string>;
}

/** Arguments after the name of a command. */
interface Call {
  readonly words: readonly string[];
  readonly definitions: string | undefined;
  readonly confirm: readonly string[];
}

const commands: Readonly<Record<string, (server: Server, call: Call) => Promise<void>>> = {
  list,
  diff,
  'dry-run': dryRun,
  publish,
  rollback,
};

const options = { ...commandOptions, confirm: { type: 'string', multiple: true } } as const;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command = '', ...words] = positionals;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run === undefined)
    throw new UsageError(command === '' ? 'No command is named' : `Unexpected argument '${command}'`);
  await run(await connect(), { words, definitions: values.definitions, confirm: values.confirm ?? [] });
});

async function list(server: Server): Promise<void> {
  for (const one of recordsOf(recordOf(await server.call('GET', '/releases?size=100'))['content'])) {
    const marks = [one['isLive'] === true ? 'live' : '', one['isShipped'] === true ? 'shipped' : ''].filter(Boolean);
    const who = one['author'] ?? 'the folder';
    const facts = [String(one['release']).slice(0, 12), one['publishedAt'], who, one['note'], marks.join(', ')];
    console.log(facts.filter((fact) => fact !== undefined && fact !== '').join('  '));
    for (const change of recordsOf(one['changes'])) console.log(`    ${sayChange(change)}`);
  }
}

async function diff(server: Server, { words: [a, b] }: Call): Promise<void> {
  const [from, to] = [await fullHash(server, a), await fullHash(server, b)];
  const { changes } = recordOf(await server.call('GET', `/releases/${from}/diff?to=${to}`));
  for (const change of recordsOf(changes)) console.log(sayChange(change));
  if (recordsOf(changes).length === 0) console.log('No difference.');
}

async function dryRun(server: Server, call: Call): Promise<void> {
  const { folder } = takeFolder(call);
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

async function publish(server: Server, call: Call): Promise<void> {
  const { folder, words } = takeFolder(call);
  const [note] = words;
  const base = await server.live();
  const changes = await changesOf(server, base, folder);
  const body = { base, changes, confirm: call.confirm, ...(note === undefined ? {} : { note }) };
  const outcome = recordOf(await server.call('POST', '/releases', body));
  for (const change of recordsOf(outcome['changes'])) console.log(sayChange(change));
  console.log(`Release ${outcome['release']} is live.`);
}

/** Returns the folder of a call and the remaining arguments. With `--definitions`, no argument is the folder. */
function takeFolder({ words, definitions }: Call): { readonly folder: string; readonly words: readonly string[] } {
  if (definitions !== undefined) return { folder: findDefinitions(definitions).root, words };
  const [folder, ...others] = words;
  return { folder: findDefinitions(folder).root, words: others };
}

async function rollback(server: Server, { words: [hash] }: Call): Promise<void> {
  const to = await fullHash(server, hash);
  await server.call('POST', `/releases/${to}/rollback`, { base: await server.live() });
  console.log(`Release ${to} is live.`);
}

/** Returns the differences of the folder from the live release, as only these are sent. */
async function changesOf(server: Server, base: string, folder: string): Promise<readonly Json[]> {
  const local = splitTranslations(await readDefinitions(folder));
  if (local.length === 0) throw new Error(`There are no definitions in ${folder}.`);
  const remote = recordsOf(await server.call('GET', `/releases/${base}/files`));
  // Compared by name, because a server can have a definition in another area than the folder.
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

/** Returns the hash of the release with this prefix. */
async function fullHash(server: Server, start: string | undefined): Promise<string> {
  if (start === undefined || !/^[0-9a-f]{6,64}$/.test(start)) throw new UsageError('A hash has 6 to 64 digits');
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

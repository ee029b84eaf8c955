import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, runCommand, UsageError } from './command/runCommand.ts';
import { changesOf } from './release/compareFolder.ts';
import {
  connect,
  fullHash,
  Refused,
  recordOf,
  recordsOf,
  type Server,
  sayChange,
  sayProblem,
} from './release/connect.ts';
import { pullRelease } from './release/pullRelease.ts';

const usage = `
npm run release -- list
npm run release -- diff <a> <b>
npm run release -- dry-run [folder]
npm run release -- publish [folder] [note]
npm run release -- rollback <hash>
npm run release -- pull <folder> [hash]
npm run release -- push [folder]

Works with the releases of a running server. FORMWORK_URL names the server; FORMWORK_TOKEN, or FORMWORK_EMAIL and
FORMWORK_PASSWORD, an administrator. Ends with 1 when the server refuses or does not answer.

pull changes the folder so that it has the definitions of a release, by default of the live one. push stores what is
different in the folder as drafts of the studio.

  --confirm <id>          publish although this is opened to more people; may be repeated
`;

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
  pull,
  push,
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
  if (forecast['release'] === undefined || problems.some(({ severity }) => severity === 'error')) {
    throw new Refused('This would be refused.');
  }
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

/**
 * Returns the problems of drafts, each once. Drafts are checked after all of them are stored, because they can depend on
 * each other.
 */
async function problemsOf(server: Server, drafts: readonly unknown[]): Promise<ReadonlySet<string>> {
  const problems = new Set<string>();
  for (const draft of drafts) {
    const { errors } = recordOf(await server.call('GET', `/definition-drafts/${draft}`));
    for (const problem of recordsOf(errors)) problems.add(sayProblem(problem));
  }
  return problems;
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

async function pull(server: Server, { words, definitions }: Call): Promise<void> {
  const [named, hash] = definitions === undefined ? words : [definitions, ...words];
  if (named === undefined) throw new UsageError('A folder is missing');
  const release = hash === undefined ? await server.live() : await fullHash(server, hash);
  const changes = await pullRelease(server, release, resolve(named));
  for (const { change, path } of changes) console.log(`${change.padEnd(7)}  ${path}`);
  if (changes.length === 0) console.log('No difference.');
}

async function push(server: Server, call: Call): Promise<void> {
  const { folder } = takeFolder(call);
  const base = await server.live();
  const changes = await changesOf(server, base, folder);
  const drafts: unknown[] = [];
  for (const change of changes) {
    const { draft } = recordOf(await server.call('PUT', '/definition-drafts', { ...change, base }));
    drafts.push(draft);
    console.log(`draft    ${change['kind']} ${change['definition']}`);
  }
  for (const problem of await problemsOf(server, drafts)) console.log(problem);
  if (changes.length === 0) console.log('No difference.');
}

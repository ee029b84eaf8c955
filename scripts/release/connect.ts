import { isRecord } from '#engine';
import { UsageError } from '../command/runCommand.ts';

/** The server refused a request. Its message is printed. */
export class Refused extends Error {}

export type Json = Readonly<Record<string, unknown>>;

/** The API of a running server, called as an administrator. */
export interface Server {
  /** Calls a path under `/api`. Returns the JSON of the answer. Throws `Refused` with the server's reasons. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Returns the hash of the live release. */
  live(): Promise<string>;
}

/** Signs in at the server that the environment names. Throws if a setting is missing or nobody answers. */
export async function connect(): Promise<Server> {
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

/** Returns the hash of the release with this prefix. */
export async function fullHash(server: Server, start: string | undefined): Promise<string> {
  if (start === undefined || !/^[0-9a-f]{6,64}$/.test(start)) throw new UsageError('A hash has 6 to 64 digits');
  if (start.length === 64) return start;
  const all = recordsOf(recordOf(await server.call('GET', '/releases?size=2000'))['content']);
  const found = all.map(({ release }) => String(release)).filter((hash) => hash.startsWith(start));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  throw new Refused(found.length === 0 ? `No release ${start}.` : `Several releases begin with ${start}.`);
}

export function sayChange({ change, kind, definition }: Json): string {
  return `${String(change).padEnd(7)}  ${kind} ${definition}`;
}

export function sayProblem(problem: Json): string {
  const { file, line, column, code, message, hint, kind, definition } = problem;
  if (file === undefined) return `${code}  ${kind ?? ''} ${definition ?? ''}`.trimEnd();
  return [`${file}:${line}:${column} ${code}`, `  ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].join('\n');
}

export function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function recordsOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

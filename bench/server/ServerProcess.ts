import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { people, portalPassword } from '../../portal/testing/portalPeople.ts';

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** A server in a separate process, called over the network like by a browser. */
export interface ServerProcess {
  ask(asking: Asking): Promise<Answer>;
  /** Calls and discards the response unread, so that the client is not the bottleneck. */
  drain(asking: Asking): Promise<number>;
  signIn(person: keyof typeof people): Promise<string>;
  /** Returns the memory of the process in MiB. Undefined if the platform does not provide it. */
  memory(): number | undefined;
  /** Returns the processor time of the process so far in ms. Undefined if the platform does not provide it. */
  processorTime(): number | undefined;
  stop(): Promise<void>;
}

interface Started {
  readonly kind: 'ours' | 'bare';
  readonly port: number;
  /** URL of a PostgreSQL, or the number of rows of an embedded database. */
  readonly source: string;
}

/** Starts a server and waits until it responds. */
export async function startProcess({ kind, port, source }: Started): Promise<ServerProcess> {
  const { serverFlags, serverEnvironment } = await readOptions();
  const child = fork(join(import.meta.dirname, 'serve.ts'), [kind, String(port), source], {
    env: { ...process.env, ...serverEnvironment },
    execArgv: [...serverFlags],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const agent = new Agent({ keepAlive: true });
  const ask = async (asking: Asking): Promise<Answer> => {
    const { status, text } = await askOver({ agent, port }, asking);
    return { status, json: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    ask,
    drain: async (asking) => (await askOver({ agent, port, unread: true }, asking)).status,
    signIn: async (person) => {
      const body = { username: people[person], password: portalPassword };
      const { json } = await ask({ method: 'POST', path: '/auth/login', body });
      const isToken = typeof json === 'object' && json !== null && 'accessToken' in json;
      if (!isToken) throw new Error(`No sign-in: ${JSON.stringify(json)}`);
      return String(json.accessToken);
    },
    memory: () => residentMemory(child),
    processorTime: () => processorTime(child),
    stop: async () => {
      agent.destroy();
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill();
      await ended;
    },
  };
}

interface ServerOptions {
  readonly serverFlags: readonly string[];
  readonly serverEnvironment: Readonly<Record<string, string>>;
}

/** Reads how `npm start` and the image of the container start a server. */
function readOptions(): Promise<ServerOptions> {
  return import(new URL('../../scripts/setup/serverOptions.mjs', import.meta.url).href);
}

interface Text {
  readonly status: number;
  readonly text: string;
}

interface Line {
  readonly agent: Agent;
  readonly port: number;
  readonly unread?: boolean;
}

function askOver({ agent, port, unread }: Line, { method = 'GET', path, token, body }: Asking): Promise<Text> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (answer) => {
      const parts: Buffer[] = [];
      const status = answer.statusCode ?? 0;
      if (unread === true) answer.resume();
      else answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('end', () => resolve({ status, text: Buffer.concat(parts).toString() }));
    });
    asked.once('error', reject);
    asked.end(payload);
  });
}

function residentMemory(child: ChildProcess): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Milliseconds per clock tick of the kernel. */
const tick = 10;

function processorTime(child: ChildProcess): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The name of the process, in parentheses, can contain spaces.
  const [, facts = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const [user, system] = facts.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * tick;
}

import { readImports } from './readImports.ts';

/**
 * The rooms that a room may import. Its own files are always permitted. `tests`, `scripts`, `bench` and `stories` may
 * import all.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  compiler: ['engine', 'machines'],
  machines: ['engine'],
  api: ['engine', 'machines'],
  renderer: ['engine', 'machines'],
  studio: ['engine', 'machines', 'renderer'],
  server: ['engine', 'compiler', 'machines'],
  portal: ['definitions', 'engine', 'compiler', 'machines', 'server'],
  web: ['definitions', 'engine', 'machines', 'api', 'renderer', 'studio'],
  definitions: [],
  examples: ['renderer', 'web'],
};

/**
 * Packages that would tie a pure room to a user interface, a protocol or a storage. i18next is for the texts of a page
 * only.
 */
const refused: Readonly<Record<string, RegExp>> = {
  engine: /^(?:node:|react|@mui|i18next|axios|fastify|kysely|pg$|xstate)/,
  compiler: /^(?:node:|react|@mui|i18next|axios|fastify|kysely|pg$|xstate)/,
  machines: /^(?:node:|react|@mui|i18next|axios|fastify|kysely|pg$)/,
  api: /^(?:node:|react|@mui|i18next|fastify|kysely|pg$|xstate)/,
  renderer: /^(?:node:|axios|fastify|kysely|pg$)/,
  studio: /^(?:node:|axios|fastify|kysely|pg$)/,
  server: /^(?:xstate|(?:react-)?i18next)/,
  portal: /^(?:@fastify\/|fastify$|xstate|(?:react-)?i18next)/,
};

/**
 * HTTP packages. Only one folder of the server imports them, so that everything else can be called without a network.
 */
const web = /^(?:@fastify\/|fastify$)/;
const webFolder = 'server/http/';

export interface ForbiddenImport {
  readonly file: string;
  readonly specifier: string;
  readonly because: string;
}

/**
 * Returns the imports of a file that its room does not permit. Files of rooms without rules, tests and stories have
 * none.
 */
export function findForbiddenImports(file: string, text: string): readonly ForbiddenImport[] {
  const [room = ''] = file.split('/');
  const allowed = mayImport[room];
  if (allowed === undefined || /\.(?:test|stories)\.tsx?$/.test(file)) return [];
  return readImports(text).flatMap(({ specifier }) => {
    const because = reasonAgainst({ file, room, allowed, specifier });
    return because === undefined ? [] : [{ file, specifier, because }];
  });
}

interface Import {
  readonly file: string;
  readonly room: string;
  readonly allowed: readonly string[];
  readonly specifier: string;
}

function reasonAgainst({ file, room, allowed, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) {
    const target = specifier.slice(1).split('/')[0] ?? '';
    return target === room || allowed.includes(target)
      ? undefined
      : `${room} may import ${list(allowed)}, not ${target}`;
  }
  if (specifier.startsWith('.')) {
    const target = resolveRoom(file, specifier);
    return target === room ? undefined : `${target} is another room: go through its door, #${target}`;
  }
  if (room === 'server' && web.test(specifier) && !file.startsWith(webFolder))
    return `only ${webFolder} imports ${specifier}`;
  return refused[room]?.test(specifier) ? `${room} does without ${specifier}` : undefined;
}

function resolveRoom(file: string, specifier: string): string {
  const path = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path[0] ?? '';
}

function list(rooms: readonly string[]): string {
  return rooms.length === 0 ? 'no room' : rooms.join(', ');
}

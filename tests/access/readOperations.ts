import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;

/** An operation as read from its file, without the compiler that the server uses. */
export interface WrittenOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly string[];
  readonly json: Json;
  /** Every policy that may call it. */
  readonly allow: readonly string[];
}

const folder = join(import.meta.dirname, '..', '..', 'definitions');

/** Returns the operations of the files, including those of lifecycles. */
export function readOperations(): readonly WrittenOperation[] {
  const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((file): (readonly [id: string, json: Json])[] => {
      if (file.endsWith('.operation.json')) return [[basename(file, '.operation.json'), read(file)]];
      return file.endsWith('.lifecycle.json') ? actsOf(read(file)) : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, json]) => {
      const [method, path = ''] = String(json['call']).split(' ');
      if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') {
        throw new Error(`${id}: "${method}" is no method.`);
      }
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      return { id, method, path, parameters, json, allow: policiesOf(json['allow']) };
    });
}

function actsOf({ events }: Json): (readonly [id: string, json: Json])[] {
  return (Array.isArray(events) ? events : []).flatMap((event: Json) =>
    typeof event['act'] === 'string' ? [[event['act'], event] as const] : [],
  );
}

/** `allow` is one policy, a list of them, or a map from policies to the rows that they give access to. */
function policiesOf(allow: unknown): readonly string[] {
  if (typeof allow === 'string') return [allow];
  if (Array.isArray(allow)) return allow.map(String);
  return Object.keys(Object(allow));
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;

/** An operation as its file has it; nothing here goes through the compiler that the server trusts. */
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

/** The operations as they are written on disk. */
export function readOperations(): readonly WrittenOperation[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.operation.json'))
    .map((file) => ({ file, name: basename(file) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ file, name }) => {
      const json: Json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const [method, path = ''] = String(json['call']).split(' ');
      if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') {
        throw new Error(`${name}: "${method}" is no method.`);
      }
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      return {
        id: name.replace('.operation.json', ''),
        method,
        path,
        parameters,
        json,
        allow: policiesOf(json['allow']),
      };
    });
}

/** `allow` is one policy, a list of them, or a map from policy to the rows it opens. */
function policiesOf(allow: unknown): readonly string[] {
  if (typeof allow === 'string') return [allow];
  if (Array.isArray(allow)) return allow.map(String);
  return Object.keys(Object(allow));
}

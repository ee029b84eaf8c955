import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { bundleSchema } from '../compiler/language/bundleSchema.ts';
import { kinds } from '../compiler/language/kinds/index.ts';

const root = join(import.meta.dirname, '..');
const typesFile = 'compiler/language/definitions.types.ts';
const banner = '// Generated from the meta-schema by `npm run generate`. Do not edit.\n\n';

/** Returns path → content of every file that is generated from the meta-schemas. */
export async function generateKindFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const kind of kinds) {
    files.set(`definitions/${kind}.schema.json`, `${JSON.stringify(bundleSchema(kind, 'editors'), undefined, 1)}\n`);
  }
  files.set(typesFile, await generateTypes());
  return files;
}

/** One file for all kinds, so that a shared shape is one type. */
async function generateTypes(): Promise<string> {
  const types = await compile(schemaOfAllKinds(), 'DefinitionsByKind', {
    bannerComment: '',
    format: false,
    maxItems: 0,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
  return formatLikeTheRest(typesFile, banner + types);
}

/** Returns the schema of an object with a definition of each kind, whose references point into its own `$defs`. */
function schemaOfAllKinds(): JSONSchema {
  const shapes = new Map<string, unknown>();
  const add = (name: string, shape: unknown): void => {
    const known = shapes.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`Two shapes of the meta-schemas are called "${name}".`);
    shapes.set(name, shape);
  };
  for (const kind of kinds) {
    const { $defs, ...schema } = bundleSchema(kind, 'types');
    for (const [name, shape] of Object.entries(Object($defs))) add(name, shape);
    add(`${kind}Definition`, { ...schema, title: `${kind}Definition` });
  }
  return JSON.parse(
    JSON.stringify({
      description: 'Definition of each kind, by the name of the kind.',
      type: 'object',
      required: kinds,
      properties: Object.fromEntries(kinds.map((kind) => [kind, { $ref: `#/$defs/${kind}Definition` }])),
      additionalProperties: false,
      $defs: Object.fromEntries(shapes),
    }),
  );
}

/** Formats generated files with Biome, so that `npm run format` does not change them. */
function formatLikeTheRest(path: string, text: string): string {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    {
      cwd: root,
      input: text,
      encoding: 'utf8',
    },
  );
  if (status !== 0 || stdout === '') throw new Error(`Formatting ${path} failed: ${stderr}`);
  return stdout;
}

/** Returns the files on disk that differ from the generated ones. */
export async function findStaleKindFiles(): Promise<readonly string[]> {
  const files = await generateKindFiles();
  return [...files].flatMap(([path, text]) => (readOrNothing(join(root, path)) === text ? [] : [path]));
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) {
  for (const [path, text] of await generateKindFiles()) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

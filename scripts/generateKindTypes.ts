import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { bundleSchema } from '../compiler/language/bundleSchema.ts';
import { type Kind, kinds } from '../compiler/language/kinds/index.ts';

const root = join(import.meta.dirname, '..');
const banner = '// Generated from the meta-schema by `npm run generate`. Do not edit.\n\n';

/** Every file that follows from the meta-schemas, by its path below the repository. */
export async function generateKindFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const kind of kinds) {
    files.set(`definitions/${kind}.schema.json`, `${JSON.stringify(bundleSchema(kind, 'editors'), undefined, 1)}\n`);
    files.set(`compiler/language/kinds/${kind}/${kind}.types.ts`, await generateTypes(kind));
  }
  return files;
}

async function generateTypes(kind: Kind): Promise<string> {
  const schema = JSON.parse(JSON.stringify({ ...bundleSchema(kind, 'types'), title: `${kind}Definition` }));
  const types = await compile(schema, `${kind}Definition`, {
    bannerComment: '',
    format: false,
    maxItems: 0,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
  return formatLikeTheRest(`compiler/language/kinds/${kind}/${kind}.types.ts`, banner + types);
}

/** Generated files are printed by the formatter of the repository, so that it never wants to change them. */
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

/** Files on disk that are no longer what the meta-schemas say. */
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

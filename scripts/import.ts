import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease, type ImportResult, importers, importForeign, printErrors } from '#compiler';
import { type DefinitionFolder, findDefinitions, withRealPaths } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm run import -- <file>

Translates a form of another format into definitions: an entity with its form, the operations that create and list its
records and a screen. Prints what is left out. Formats: ${importers.map(({ name }) => name).join(', ')}.

  --ui <file>             layout in a file of its own, such as a uiSchema
  --as <id>               ID of the entity; without it, the name of the file
  --into <area>           area of the definitions; without it, the ID
  --allow <policy>        policy of the operations and the screen; without it, signed-in
  --format <format>       format of the file; without it, it is recognised
  --force                 overwrite definitions of that name
`;

const options = {
  ...commandOptions,
  ui: { type: 'string' },
  as: { type: 'string' },
  into: { type: 'string' },
  allow: { type: 'string' },
  format: { type: 'string' },
  force: { type: 'boolean' },
} as const;

function runImport(): void {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseMore(positionals, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('No file is named');
  if (values.format !== undefined && !importers.some(({ name }) => name === values.format))
    throw new UsageError(`There is no format '${values.format}'`);
  const folder = findDefinitions(values.definitions);
  const id = values.as ?? idOf(path);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new UsageError(`'${id}' is no ID in kebab case: use --as`);
  const known = readDefinitionFiles(folder.root);
  const result = importForeign({
    ...{ id, folder: values.into ?? id, allow: values.allow ?? 'signed-in', text: readFileSync(path, 'utf8') },
    ...(values.ui === undefined ? {} : { ui: readFileSync(values.ui, 'utf8') }),
    ...(values.format === undefined ? {} : { format: values.format }),
    check: (files) => {
      const paths = new Set(files.map((file) => file.path));
      const others = known.filter((file) => !paths.has(file.path));
      return buildRelease([...others, ...files], { translations: 'behind' }).errors;
    },
  });
  report(result, { folder, path, isForced: values.force === true });
}

interface Target {
  readonly folder: DefinitionFolder;
  /** The file to import. */
  readonly path: string;
  readonly isForced: boolean;
}

function report(result: ImportResult, { folder, path, isForced }: Target): void {
  if ('problem' in result) throw new Error(`${path}${result.pointer}: ${result.problem}`);
  const { files, errors, omissions, format } = result;
  if (errors.length > 0) {
    console.error(printErrors(withRealPaths(folder, errors), files));
    throw new Error('Nothing is written, because the gate refuses the definitions.');
  }
  const written = files.map((file) => ({ ...file, path: join(folder.root, file.path.replace(/^definitions\//, '')) }));
  const existing = written.filter((file) => existsSync(file.path));
  if (existing.length > 0 && !isForced) {
    const names = existing.map((file) => relative(process.cwd(), file.path)).join(', ');
    throw new Error(`Nothing is written, because there are such files: ${names}. Use --as, or --force to overwrite.`);
  }
  for (const file of written) {
    mkdirSync(dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.text);
    console.log(relative(process.cwd(), file.path));
  }
  const counted = omissions.length === 0 ? 'Everything is carried.' : `Left out: ${omissions.length}`;
  console.log(`\n${path} was read as ${format}. ${counted}`);
  for (const { pointer, keyword, message } of omissions) console.log(`  ${pointer || '/'}  ${keyword}: ${message}`);
}

function idOf(path: string): string {
  return basename(path)
    .replace(/\..*$/, '')
    .replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1-')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}

if (import.meta.main) await runCommand(usage, runImport);

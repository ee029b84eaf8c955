import { statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease, concernsDefinitions, errorsAsJson, printErrors, readFileName } from '#compiler';
import { forms } from '../portal/forms.ts';
import { watchFolder } from '../server/development/watchFolder.ts';
import { type DefinitionFolder, findDefinitions, withRealPaths } from './command/findDefinitions.ts';
import { paintTerminal } from './command/paintTerminal.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { printUses } from './printUses.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm run check -- [folder or file]

Runs the gate over a folder of definitions and prints what is wrong with them. Of a file, its folder is checked and what
is wrong in the file is printed. Ends with 1 when there are errors.

  --json                  print the findings as JSON
  --where-used <name>     print where something is named, such as entity/book or property/book.title
  --watch                 check again after every change
  --no-color              print without colours, as with NO_COLOR
`;

const options = {
  ...commandOptions,
  json: { type: 'boolean' },
  'where-used': { type: 'string' },
  watch: { type: 'boolean' },
  color: { type: 'boolean' },
} as const;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, allowNegative: true });
  refuseMore(positionals, 1);
  const { folder, file } = findPlace(positionals[0], values.definitions);
  const printing = { folder, file, json: values.json === true, isPlain: values.color === false };
  const name = values['where-used'];
  if (name === undefined) {
    if (values.watch === true) await watchPlace(printing);
    else check(printing);
  } else if (!name.includes('/')) throw new UsageError('--where-used <kind>/<id>, such as entity/book');
  else if (!printUses(folder, name, printing.json)) process.exitCode = 1;
});

interface Printing {
  readonly folder: DefinitionFolder;
  /** Print only errors of this file. */
  readonly file: string | undefined;
  readonly json: boolean;
  readonly isPlain: boolean;
}

/**
 * Returns the folder to check, and the file if the path is one: it is in an area of its folder, or in the `locale` of
 * an area.
 */
function findPlace(
  place: string | undefined,
  definitions: string | undefined,
): { readonly folder: DefinitionFolder; readonly file: string | undefined } {
  const path = place === undefined ? undefined : resolve(place);
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === undefined || stats === undefined || stats.isDirectory()) {
    return { folder: findDefinitions(path ?? definitions), file: undefined };
  }
  const parts = path.split(sep).slice(basename(dirname(path)) === 'locale' ? -3 : -2);
  const { fault } = readFileName(parts.join('/'));
  if (fault !== undefined) throw new Error(`${place} is no definition: ${fault}`);
  const area = basename(dirname(path)) === 'locale' ? dirname(dirname(path)) : dirname(path);
  const folder = findDefinitions(definitions ?? dirname(area));
  return { folder, file: path.slice(folder.root.length + 1).replaceAll('\\', '/') };
}

/** Checks once and prints the errors. */
function check({ folder, file, json, isPlain }: Printing): void {
  const files = readDefinitionFiles(folder.root);
  const { release, errors, notRun } = buildRelease(files, folder.isPortal ? { forms } : {});
  const printed = errors.filter((error) => file === undefined || error.file === `definitions/${file}`);
  const others = errors.length - printed.length;
  const shown = withRealPaths(folder, printed);
  const sources = files.map(({ path, text }) => ({ path: folder.showPaths(path), text }));
  const refused = printed.filter((error) => error.severity === 'error').length;
  if (json) console.log(JSON.stringify(errorsAsJson(shown, sources), undefined, 2));
  else {
    const painted = isPlain ? {} : { paint: paintTerminal };
    if (shown.length > 0) console.log(`${printErrors(shown, sources, { notRun, ...painted })}\n`);
    const checked = file === undefined ? `${files.length} files` : folder.showPaths(`definitions/${file}`);
    console.log(`${checked}: ${refused} errors, ${printed.length - refused} warnings`);
    if (others > 0) console.log(`${others} ${others === 1 ? 'finding' : 'findings'} in other files`);
    if (release !== undefined) console.log(`Release ${release.hash}`);
  }
  process.exitCode = refused > 0 ? 1 : 0;
}

/** Checks after every change until the command is ended. */
async function watchPlace(printing: Printing): Promise<void> {
  const stop = watchFolder(printing.folder.root, {
    concerns: concernsDefinitions,
    onChange: async () => {
      try {
        console.log();
        check(printing);
      } catch (error) {
        // A file can be removed between listing its folder and reading it. The next change reads the folder again.
        console.error(error instanceof Error ? error.message : String(error));
      }
    },
  });
  const ended = new Promise<void>((resolve) => process.once('SIGINT', resolve));
  check(printing);
  await ended;
  await stop();
}

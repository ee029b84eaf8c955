import { parseArgs } from 'node:util';
import { buildRelease, exportDefinition, exporters, printErrors } from '#compiler';
import { findDefinitions, withRealPaths } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm run --silent export -- <id> > <file>

Writes a definition in another format to the standard output, and what is left out to the standard error: an entity as
JSON Schema 2020-12, a flow as a Questionnaire of FHIR. Write entity/<id> or flow/<id> where both have the name.

  --format <format>       ${exporters.map(({ name }) => name).join(' or ')}; without it, the one that suits the kind
`;

const options = { ...commandOptions, format: { type: 'string' } } as const;

function runExport(): void {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseMore(positionals, 1);
  const [name] = positionals;
  if (name === undefined) throw new UsageError('No definition is named');
  const { format } = values;
  if (format !== undefined && !exporters.some((one) => one.name === format))
    throw new UsageError(`There is no format '${format}'`);
  const folder = findDefinitions(values.definitions);
  const files = readDefinitionFiles(folder.root);
  const { release, errors } = buildRelease(files, { translations: 'behind' });
  if (release === undefined) {
    console.error(printErrors(withRealPaths(folder, errors), files));
    throw new Error('The gate refuses the definitions.');
  }
  const exported = exportDefinition({ release, name, ...(format === undefined ? {} : { format }) });
  if ('problem' in exported) throw new Error(exported.problem);
  console.log(JSON.stringify(exported.json, undefined, 2));
  const { omissions } = exported;
  console.error(omissions.length === 0 ? 'Everything is carried.' : `Left out: ${omissions.length}`);
  for (const { pointer, keyword, message } of omissions) console.error(`  ${pointer || '/'}  ${keyword}: ${message}`);
}

if (import.meta.main) await runCommand(usage, runExport);

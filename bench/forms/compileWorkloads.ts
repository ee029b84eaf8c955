import { join } from 'node:path';
import { buildRelease, printErrors, type SourceFile } from '#compiler';
import type { Json } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { type PlainField, workloads } from './workloads.ts';

/** Input of our form block: a release with a form per workload, and its validators as a module. */
export interface CompiledWorkloads {
  readonly release: string;
  readonly validators: string;
}

/** Generates the workloads as definitions and compiles them like those of the portal. */
export function compileWorkloads(): CompiledWorkloads {
  const library = readDefinitionFiles(join(import.meta.dirname, '..', '..', 'examples', 'lending-library')).filter(
    ({ path }) => !path.endsWith('/locale/fr.json'),
  );
  const own = workloads.flatMap(({ fields }) => definitionsOf(fields));
  const { release, errors } = buildRelease([...library, ...own]);
  const grave = errors.filter(({ severity }) => severity === 'error');
  if (!release || grave.length > 0) throw new Error(printErrors(grave, [...library, ...own]));
  return { release: JSON.stringify(release), validators: compileValidators(release) };
}

function definitionsOf(fields: readonly PlainField[]): readonly SourceFile[] {
  const id = `bench-${fields.length}`;
  const properties = Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)]));
  return [
    file(`entity/${id}.entity.json`, { title: 'Bench', key: fields[0]?.name ?? '', properties }),
    file(`form/${id}.form.json`, { of: id, fields: fields.map(({ name }) => name) }),
  ];
}

function file(path: string, json: Readonly<Record<string, Json>>): SourceFile {
  const [kind] = path.split('/');
  return {
    path: `definitions/${path}`,
    text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }),
  };
}

function propertyOf(field: PlainField): Readonly<Record<string, Json>> {
  return {
    title: field.label,
    ...shapes[field.kind],
    ...(field.choices ? { values: field.choices.map((choice) => ({ value: choice, title: choice })) } : {}),
    ...(field.required ? { required: true } : {}),
    ...(field.when ? { when: `=this.${field.when} == true` } : {}),
  };
}

const shapes: Readonly<Record<PlainField['kind'], Readonly<Record<string, Json>>>> = {
  text: { type: 'string', maxLength: 100 },
  area: { type: 'string', maxLength: 1000 },
  number: { type: 'number', minimum: 0, maximum: 1_000_000 },
  date: { type: 'string', format: 'date' },
  select: {},
  radio: {},
  checkbox: { type: 'boolean' },
  email: { type: 'string', format: 'email', maxLength: 100 },
  phone: { type: 'string', pattern: '^[0-9 +()-]*$', maxLength: 30 },
};

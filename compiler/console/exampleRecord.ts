import { completeRecord, isRecord, type Release, readPath, resolveTemplate, type Scope, startRecord } from '#engine';
import { readExamples } from '../gate/checks/examples/readExamples.ts';
import type { DefinitionSet } from '../load/Definition.ts';

/** The source of examples, and the scope of their expressions. */
export interface ExampleWorld {
  readonly set: DefinitionSet;
  readonly release: Release;
  readonly scope: Scope;
}

/** The maximum depth of related records. */
const maxDepth = 3;

/** Names of the examples of an entity. */
export function exampleNames(entity: string, { set }: ExampleWorld): readonly string[] {
  return readExamples(set.byKind.examples.get(`entity/${entity}`)?.json).map(({ name }) => name);
}

/** An example as a stored record: with defaults, computed properties and the records that it refers to. */
export function exampleRecord(entity: string, name: string, world: ExampleWorld): unknown {
  const found = examplesOf(entity, world).find((example) => example.name === name);
  return found === undefined ? undefined : storedRecord(entity, found.values, world);
}

/** A record with what the server adds: related records from the examples, and computed properties. */
export function storedRecord(
  entity: string,
  values: Readonly<Record<string, unknown>>,
  world: ExampleWorld,
  depth = 0,
): Readonly<Record<string, unknown>> {
  const { release, scope } = world;
  const model = release.entities[entity];
  if (model === undefined) return values;
  const record = { ...startRecord(model, values, { scope, release }) };
  for (const { path, by, entity: related } of model.properties) {
    const key = by === undefined ? undefined : readPath(record, by);
    if (related === undefined || key === undefined || record[path] !== undefined || depth >= maxDepth) continue;
    const relatedKey = release.entities[related]?.key ?? '';
    const found = examplesOf(related, world).find((example) => example.values[relatedKey] === key);
    if (found !== undefined) record[path] = storedRecord(related, found.values, world, depth + 1);
  }
  return completeRecord(model, record, scope, release);
}

interface Example {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function examplesOf(entity: string, { set, scope }: ExampleWorld): readonly Example[] {
  return readExamples(set.byKind.examples.get(`entity/${entity}`)?.json).map(({ name, whole }) => ({
    name,
    values: Object.fromEntries(Object.entries(whole).map(([word, value]) => [word, evaluated(value, scope)])),
  }));
}

/** A text that begins with `=` is an expression, in examples too. */
function evaluated(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => evaluated(item, scope));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([word, inner]) => [word, evaluated(inner, scope)]));
  }
  if (typeof value !== 'string' || !value.startsWith('=')) return value;
  return resolveTemplate({ '=': value.slice(1) }, scope);
}

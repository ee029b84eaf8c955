import { type Authored, isAuthored } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { SourceFile } from '../load/Definition.ts';
import type { ImportedRecord, ImportReport } from './Importer.ts';

/** What the gate finds in files. */
export type CheckFiles = (files: readonly SourceFile[]) => readonly DefinitionError[];

interface Resolving {
  readonly record: ImportedRecord;
  readonly write: (record: ImportedRecord) => readonly SourceFile[];
  readonly check: CheckFiles;
  readonly report: ImportReport;
}

export interface ResolvedImport {
  readonly files: readonly SourceFile[];
  /** What the gate still refuses in them. */
  readonly errors: readonly DefinitionError[];
}

const mostRounds = 12;

/**
 * Writes a record so that the gate accepts it. A rule, a condition or a limit that the gate refuses is left out, which
 * is reported: a schema can require things that no definition can state, such as limits that allow no value.
 */
export function resolveImport({ record, write, check, report }: Resolving): ResolvedImport {
  let current = record;
  for (let round = 0; ; round += 1) {
    const files = write(current);
    const own = new Set(files.map(({ path }) => path));
    const errors = check(files).filter(({ severity, file }) => severity === 'error' && own.has(file));
    if (errors.length === 0 || round === mostRounds) return { files, errors };
    const next = withoutRefused(current, errors, report);
    if (next === undefined) return { files, errors };
    current = next;
  }
}

function withoutRefused(
  record: ImportedRecord,
  errors: readonly DefinitionError[],
  report: ImportReport,
): ImportedRecord | undefined {
  const rules = new Set<number>();
  let { properties } = record;
  let isChanged = false;
  for (const { file, pointer, message } of errors) {
    const [first, ...rest] = splitPointer(pointer);
    if (file.endsWith('.form.json') && first === 'fields' && record.fields !== undefined) {
      report.omit({ pointer: '', keyword: 'layout', message: `The layout is left out: ${message}` });
      const { fields: _, ...plain } = record;
      return plain;
    }
    if (!file.endsWith('.entity.json')) continue;
    const keyword = first === 'rules' ? 'rule' : rest.at(-1);
    if (first === 'rules') rules.add(Number(rest[0]));
    else if (first === 'properties') properties = withoutKeyword(properties, rest);
    else continue;
    isChanged = true;
    report.omit({ pointer: '', keyword: `${keyword} (${rest.join('/')})`, message: `Left out: ${message}` });
  }
  if (!isChanged) return undefined;
  return { ...record, properties, rules: record.rules.filter((_, index) => !rules.has(index)) };
}

const structure: ReadonlySet<string> = new Set(['type', '$ref', 'title', 'wire', 'items', 'properties', 'widget']);

/** Properties without the keyword at a path, or without the property where the keyword is part of its shape. */
function withoutKeyword(
  properties: Readonly<Record<string, Authored>>,
  [name = '', keyword, ...rest]: readonly string[],
): Readonly<Record<string, Authored>> {
  const property = properties[name];
  if (property === undefined) return properties;
  const { [name]: _, ...others } = properties;
  if (keyword === undefined) return others;
  const inner = property[keyword];
  if (keyword === 'properties' && rest.length > 0 && isProperties(inner))
    return { ...properties, [name]: { ...property, properties: withoutKeyword(inner, rest) } };
  if (keyword === 'items' && rest.length > 1 && isAuthored(inner) && isProperties(inner['properties'])) {
    const items = { ...inner, properties: withoutKeyword(inner['properties'], rest.slice(1)) };
    return { ...properties, [name]: { ...property, items } };
  }
  if (structure.has(keyword)) return others;
  const { [keyword]: __, ...left } = property;
  return { ...properties, [name]: left };
}

function isProperties(value: unknown): value is Readonly<Record<string, Authored>> {
  return isAuthored(value) && Object.values(value).every(isAuthored);
}

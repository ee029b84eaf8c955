import { type Authored, isAuthored } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { ImportedRecord, ImportReport } from './Importer.ts';

/** Removes the rules, conditions and limits that the gate refuses. Undefined if nothing can be removed. */
export function withoutRefusedProperties(
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

/** Properties without the keyword at a path. Removes the whole property if the keyword is part of its shape. */
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

import type { Authored } from '../../compile/node.ts';
import type { SourceFile } from '../../load/Definition.ts';
import type { ImportedRecord } from '../Importer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { toFile } from './toFile.ts';
import type { WriteOptions } from './WriteOptions.ts';

/** The maximum number of columns in the list of records. */
const mostColumns = 5;

/** Writes the entity of a record, operations to create and list it, its form, and a screen with both. */
export function writeRecord(record: ImportedRecord, options: WriteOptions): readonly SourceFile[] {
  const { id, allow, folder } = options;
  const { properties, rules, text } = record;
  const title = record.title ?? options.title;
  const plural = `${camelCase(id)}List`;
  const names = Object.keys(properties);
  const key = keyOf(properties);
  const body = names.filter((name) => properties[name]?.['readOnly'] !== true);
  const file = (name: string, kind: string, json: Authored): SourceFile => toFile({ folder, name, kind, json });
  return [
    file(id, 'entity', {
      ...{ title, key },
      properties: { [key]: { title: 'Number', type: 'integer', readOnly: true }, ...properties },
      ...(rules.length === 0 ? {} : { rules }),
    }),
    file(`${plural}.create`, 'operation', {
      ...{ title: 'Save', call: `POST /${id}-list`, of: id, result: id, body, allow },
      notices: { success: 'Saved' },
    }),
    file(`${plural}.list`, 'operation', { title, call: `GET /${id}-list`, result: { page: id }, allow }),
    file(`${id}-new`, 'form', {
      ...{ title, of: id, submits: `${plural}.create`, ...(text === undefined ? {} : { text }) },
      fields: record.fields ?? fieldsOf(properties),
    }),
    file(`${id}-list`, 'screen', {
      ...{ title, route: `/${id}-list`, allow },
      actions: [{ open: `form:${id}-new`, title: 'New', icon: 'add' }],
      body: [
        {
          table: 'records',
          data: `${plural}.list`,
          fields: [key, ...columnsOf(properties)],
          empty: 'Nothing is stored yet.',
        },
      ],
    }),
  ];
}

/** A name for the key that no property uses, here or on the wire. */
function keyOf(properties: ImportedRecord['properties']): string {
  const used = new Set(Object.entries(properties).flatMap(([name, { wire }]) => [name, wire]));
  let key = 'recordNumber';
  while (used.has(key)) key = `${key}Key`;
  return key;
}

function columnsOf(properties: ImportedRecord['properties']): readonly string[] {
  const single = Object.entries(properties).filter(
    ([, property]) => property['$ref'] === undefined && property['type'] !== 'object' && property['type'] !== 'array',
  );
  return single.slice(0, mostColumns).map(([name]) => name);
}

function camelCase(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

import { isAuthored } from '../../compile/node.ts';
import { defineImporter, type ImportedRecord, type ImportReport } from '../Importer.ts';
import { escapeText } from '../write/escapeText.ts';
import { carried } from './carried.ts';
import { flattenSchema } from './flattenSchema.ts';
import { createReading } from './Reading.ts';
import { type RuleDraft, rootContext, self } from './RecordDraft.ts';
import { readRecord } from './readRecord.ts';

const keywords = ['$schema', 'properties', '$ref', 'allOf', 'oneOf', 'anyOf', 'definitions', '$defs', 'type'];

/** The importer of JSON Schema, draft 4 and later. */
export const jsonSchema = defineImporter({
  name: 'json-schema',
  title: 'JSON Schema',
  recognises: ({ json }) => isAuthored(json) && keywords.some((word) => Object.hasOwn(json, word)),
  read: ({ json }, report) => readSchema(json, report),
  carried,
});

/** Reads a schema as a record. The schema of a plain value becomes a record with that value. */
export function readSchema(schema: unknown, report: ImportReport): ImportedRecord {
  const reading = createReading(schema, report);
  const root = { schema, pointer: '', refs: [] };
  const flat = flattenSchema(root, reading);
  const types = [flat.words.get('type') ?? 'object'].flat();
  const title = flat.words.get('title');
  const description = flat.words.get('description');
  const isRecord = types.includes('object') && (flat.properties.size > 0 || flat.parts.length > 0);
  if (!isRecord)
    report.omit({
      pointer: '',
      keyword: 'type',
      message: 'The schema is not an object: its value is stored as `value`.',
    });
  const whole = isRecord
    ? flat
    : flattenSchema({ ...root, schema: { properties: { value: schema }, required: ['value'] } }, reading);
  const { properties, rules } = readRecord(whole, rootContext, reading);
  return {
    ...(typeof title === 'string' && title !== '' ? { title: escapeText(title) } : {}),
    ...(typeof description === 'string' && description !== '' ? { text: escapeText(description) } : {}),
    ...{ properties, rules: rules.map(writeRule) },
  };
}

function writeRule({ at, when, check }: RuleDraft, index: number): Record<string, unknown> {
  const here = (condition: string): string => condition.replaceAll(self, 'this');
  return {
    rule: `rule-${index + 1}`,
    ...(at === '' ? {} : { at }),
    ...(when === 'true' ? {} : { when: `=${here(when)}` }),
    check: `=${here(check)}`,
    message: 'The values do not match each other.',
  };
}

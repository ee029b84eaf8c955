import { isAuthored } from '../../compile/node.ts';
import { defineImporter, type ForeignFile } from '../Importer.ts';
import { readSchema } from '../json-schema/index.ts';
import { applyLayout } from './applyLayout.ts';

/** The importer of a JSON Schema with a JSON Forms UI schema, in one file or in two. */
export const jsonForms = defineImporter({
  name: 'json-forms',
  title: 'JSON Schema with a UI schema of JSON Forms',
  recognises: (file) => readParts(file) !== undefined,
  read: (file, report) => {
    const { schema, ui } = readParts(file) ?? { schema: file.json, ui: {} };
    return applyLayout(readSchema(schema, report), { ui, schema, report });
  },
  carried: [
    { parts: '`schema`', as: 'as for JSON Schema' },
    { parts: '`Control` with `scope`', as: 'a field', omitted: 'a scope that names no property' },
    { parts: '`label`', as: 'title' },
    { parts: '`Group`, `Category`', as: 'a section', omitted: 'sections inside sections follow each other' },
    { parts: '`VerticalLayout`, `Categorization`', as: 'fields in this order', omitted: 'pages of a categorization' },
    { parts: '`HorizontalLayout`', as: 'fields in this order', omitted: 'fields are below each other' },
    { parts: '`rule` with SHOW and HIDE', as: 'when', omitted: 'conditions that no expression states' },
    { parts: '`rule` with ENABLE and DISABLE', as: 'locked', omitted: 'conditions that no expression states' },
    { parts: '`options.multi`', as: 'widget `textarea`' },
    { parts: '`options.format`: radio, password', as: 'widget `radio` or `password`' },
    { parts: '`options.readonly`', as: 'locked', omitted: 'for a required value without default' },
    { parts: '`options.placeholder`', as: 'placeholder' },
    { parts: '`Label`, `ListWithDetail`, other elements and options', omitted: 'the default rendering is used' },
  ],
});

function readParts({ json, ui }: ForeignFile): { readonly schema: unknown; readonly ui: unknown } | undefined {
  if (isLayout(ui)) return { schema: json, ui };
  if (ui !== undefined || !isAuthored(json) || !isAuthored(json['schema'])) return undefined;
  return isLayout(json['uischema']) ? { schema: json['schema'], ui: json['uischema'] } : undefined;
}

function isLayout(ui: unknown): boolean {
  return isAuthored(ui) && typeof ui['type'] === 'string' && (Array.isArray(ui['elements']) || 'scope' in ui);
}

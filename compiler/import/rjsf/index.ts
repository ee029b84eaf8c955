import { isAuthored } from '../../compile/node.ts';
import { defineImporter, type ForeignFile } from '../Importer.ts';
import { readSchema } from '../json-schema/index.ts';
import { applyUiSchema } from './applyUiSchema.ts';

/** The importer of a JSON Schema with a uiSchema of react-jsonschema-form, in one file or in two. */
export const rjsf = defineImporter({
  name: 'rjsf',
  title: 'JSON Schema with a uiSchema of react-jsonschema-form',
  recognises: (file) => readParts(file) !== undefined,
  read: (file, report) => {
    const { schema, ui } = readParts(file) ?? { schema: file.json, ui: {} };
    return applyUiSchema(readSchema(schema, report), ui, report);
  },
  carried: [
    { parts: '`schema`', as: 'as for JSON Schema' },
    { parts: '`ui:order`', as: 'order of the fields' },
    { parts: '`ui:title`, `ui:description`, `ui:help`, `ui:placeholder`', as: 'title, help, placeholder' },
    {
      parts: '`ui:widget`: textarea, password, email, tel, radio, select, checkboxes, updown, checkbox',
      as: 'the widget of that name, where it suits the type',
      omitted: 'other widgets: the default one is used',
    },
    {
      parts: '`ui:widget`: hidden',
      as: 'a property that is not in the form',
      omitted: 'for a required value without default',
    },
    { parts: '`ui:readonly`, `ui:disabled`', as: 'locked', omitted: 'for a required value without default' },
    { parts: '`ui:enumNames`', as: 'titles of values' },
    { parts: '`ui:options`', as: 'as the keywords above' },
    { parts: '`ui:field`, `items`, `classNames`, other keywords', omitted: 'the default rendering is used' },
  ],
});

function readParts({ json, ui }: ForeignFile): { readonly schema: unknown; readonly ui: unknown } | undefined {
  if (ui !== undefined) return { schema: json, ui };
  if (!isAuthored(json) || !isAuthored(json['schema'])) return undefined;
  return json['uischema'] === undefined ? { schema: json['schema'], ui: json['uiSchema'] ?? {} } : undefined;
}

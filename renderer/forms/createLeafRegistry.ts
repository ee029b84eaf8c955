import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  englishStringTranslator,
  getUiOptions,
  type Registry,
  type SchemaUtilsType,
  type TemplatesType,
} from '@rjsf/utils';
import type { WidgetEntry } from '../widgets/defineWidget.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldHelpTemplate } from './fieldTexts.tsx';
import { LeafField } from './LeafField.tsx';
import { muiTemplates } from './muiTemplates.ts';

interface LeafRegistryInput {
  readonly widgets: Readonly<Record<string, Pick<WidgetEntry, 'Component'>>>;
  readonly templates?: Partial<TemplatesType>;
  /** Begins every id of the form. */
  readonly idPrefix: string;
}

/**
 * Where rjsf finds the fields, templates and widgets of a leaf. The registry of rjsf itself also contains all that lays
 * out and merges whole schemas, three quarters of its code; the values of a form are decided before rjsf draws them.
 */
export function createLeafRegistry({ widgets, templates, idPrefix }: LeafRegistryInput): Registry {
  return {
    fields: { SchemaField, LeafField },
    templates: {
      ...muiTemplates,
      FieldTemplate,
      FieldErrorTemplate,
      FieldHelpTemplate,
      DescriptionFieldTemplate,
      ...templates,
    },
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, { Component }]) => [name, Component])),
    schemaUtils,
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix,
      idSeparator: '-',
      useFallbackUiForUnsupportedType: false,
      // A field is rendered when its state is another; its state is never compared in depth.
      experimental_componentUpdateStrategy: 'shallow',
    },
  };
}

/** A leaf is what it is: nothing in it refers, branches or lists. */
const schemaUtils: SchemaUtilsType = {
  getRootSchema: () => ({}),
  doesSchemaUtilsDiffer: () => false,
  retrieveSchema: (schema) => schema,
  getDisplayLabel: (_schema, uiSchema) => getUiOptions(uiSchema).label !== false,
  isSelect: () => false,
  isMultiSelect: () => false,
  isFilesArray: () => false,
  getValidator: refuse,
  findFieldInSchema: refuse,
  findSelectedOptionInXxxOf: refuse,
  getDefaultFormState: refuse,
  getClosestMatchingOption: refuse,
  getFirstMatchingOption: refuse,
  getFromSchema: refuse,
  omitExtraData: refuse,
  sanitizeDataForNewSchema: refuse,
  toPathSchema: refuse,
};

function refuse(): never {
  throw new Error('The schema of a leaf is resolved already.');
}

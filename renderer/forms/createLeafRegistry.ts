import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  englishStringTranslator,
  getUiOptions,
  type Registry,
  type SchemaUtilsType,
  type TemplatesType,
} from '@rjsf/utils';
import type { FieldEntry, WidgetEntry } from '../widgets/defineWidget.ts';
import { muiTemplates } from '../widgets/muiTemplates.ts';
import { muiWidgets } from '../widgets/muiWidgets.ts';
import { rjsfWidgets } from '../widgets/rjsfWidgets.ts';
import { BaseInputTemplate } from './BaseInputTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldHelpTemplate } from './fieldTexts.tsx';
import { LeafField } from './LeafField.tsx';
import { LazyRowsField } from './rows/LazyRowsField.tsx';
import { TitleFieldTemplate } from './TitleFieldTemplate.tsx';

interface LeafRegistryInput {
  readonly widgets: Readonly<Record<string, Pick<WidgetEntry, 'Component'> | Pick<FieldEntry, 'Field'>>>;
  readonly templates?: Readonly<Record<string, TemplatesType['FieldTemplate']>>;
  /** Prefix of every id of the form. */
  readonly idPrefix: string;
}

/**
 * Creates the registry in which rjsf finds the fields, templates and widgets of a leaf. rjsf's own registry also
 * contains the layout and merging of whole schemas, three quarters of its code, which is not needed because the engine
 * computes the field states.
 */
export function createLeafRegistry({ widgets, templates, idPrefix }: LeafRegistryInput): Registry {
  const entries = Object.entries(widgets);
  const foreign = entries.flatMap(([name, entry]) => ('Field' in entry ? [[name, entry.Field]] : []));
  const drawn = entries.flatMap(([name, entry]) => ('Component' in entry ? [[name, entry.Component]] : []));
  return {
    fields: { ...Object.fromEntries(foreign), SchemaField, LeafField, RowsField: LazyRowsField },
    templates: {
      ...muiTemplates,
      FieldTemplate,
      FieldErrorTemplate,
      FieldHelpTemplate,
      DescriptionFieldTemplate,
      BaseInputTemplate,
      TitleFieldTemplate,
      ...templates,
    },
    // Widgets of rjsf refer to each other by these names.
    widgets: { ...muiWidgets, ...rjsfWidgets, ...Object.fromEntries(drawn) },
    schemaUtils,
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix,
      idSeparator: '-',
      useFallbackUiForUnsupportedType: false,
      // A field renders again when its state is another object; states are never compared deeply.
      experimental_componentUpdateStrategy: 'shallow',
    },
  };
}

/** A leaf schema has no references, branches or lists to resolve. */
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

import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import {
  englishStringTranslator,
  type Registry,
  type RegistryWidgetsType,
  type SchemaUtilsType,
  type TemplatesType,
} from '@rjsf/utils';

/**
 * What rjsf's leaf looks fields, templates and schemas up in. Its own registry brings along all that lays out, merges and
 * fills in whole schemas, three quarters of its code; a field of ours is decided before rjsf hears of it.
 */
export function leafRegistry(widgets: RegistryWidgetsType, FieldTemplate: TemplatesType['FieldTemplate']): Registry {
  return {
    fields: { SchemaField, StringField },
    templates: templatesWith(FieldTemplate),
    widgets,
    schemaUtils,
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: 'root',
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
      // Schemas of fields are the same objects as long as nothing of them changes.
      experimental_componentUpdateStrategy: 'shallow',
    },
  };
}

/** A leaf is what it is: nothing in it refers, branches or lists. */
const schemaUtils: SchemaUtilsType = {
  getRootSchema: () => ({}),
  doesSchemaUtilsDiffer: () => false,
  retrieveSchema: (schema) => schema,
  getDisplayLabel: () => true,
  isSelect: () => false,
  isMultiSelect: () => false,
  isFilesArray: () => false,
  getValidator: unreached,
  findFieldInSchema: unreached,
  findSelectedOptionInXxxOf: unreached,
  getDefaultFormState: unreached,
  getClosestMatchingOption: unreached,
  getFirstMatchingOption: unreached,
  getFromSchema: unreached,
  omitExtraData: unreached,
  sanitizeDataForNewSchema: unreached,
  toPathSchema: unreached,
};

/** Label, help and error stand in our own template of a field. */
function templatesWith(FieldTemplate: TemplatesType['FieldTemplate']): TemplatesType {
  return {
    FieldTemplate,
    ArrayFieldTemplate: unreached,
    ArrayFieldDescriptionTemplate: unreached,
    ArrayFieldItemButtonsTemplate: unreached,
    ArrayFieldItemTemplate: unreached,
    ArrayFieldTitleTemplate: unreached,
    BaseInputTemplate: unreached,
    CyclicSchemaExpandTemplate: unreached,
    DescriptionFieldTemplate: unreached,
    ErrorListTemplate: unreached,
    FallbackFieldTemplate: unreached,
    FieldErrorTemplate: unreached,
    FieldHelpTemplate: unreached,
    GridTemplate: unreached,
    MultiSchemaFieldTemplate: unreached,
    ObjectFieldTemplate: unreached,
    OptionalDataControlsTemplate: unreached,
    TitleFieldTemplate: unreached,
    UnsupportedFieldTemplate: unreached,
    WrapIfAdditionalTemplate: unreached,
    ButtonTemplates: {
      SubmitButton: unreached,
      AddButton: unreached,
      CopyButton: unreached,
      MoveDownButton: unreached,
      MoveUpButton: unreached,
      RemoveButton: unreached,
      ClearButton: unreached,
    },
  };
}

function unreached(): never {
  throw new Error('Only a leaf that is decided reaches rjsf');
}

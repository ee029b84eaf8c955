import { isAuthored } from '../../compile/node.ts';
import { defineImporter } from '../Importer.ts';
import { readForm } from './readForm.ts';

/** The importer of bpmn.io form-js forms, which Camunda uses. */
export const formJs = defineImporter({
  name: 'form-js',
  title: 'form-js',
  recognises: ({ json }) =>
    isAuthored(json) &&
    Array.isArray(json['components']) &&
    (json['type'] === 'default' || json['schemaVersion'] !== undefined),
  read: ({ json }, report) => readForm(json, report),
  carried: [
    { parts: '`textfield`, `textarea`, `number`, `checkbox`', as: 'text, text on several lines, number, check mark' },
    {
      parts: '`datetime`',
      as: 'date, date-time, time',
      omitted: 'limits of dates; date-time without a zone',
    },
    {
      parts: '`radio`, `select`, `checklist`, `taglist` with `values`',
      as: 'values; a list of values',
      omitted: '`valuesKey`, `valuesExpression`: any text is accepted',
    },
    { parts: '`key`, `path` with dots', as: 'records inside records' },
    { parts: '`group`', as: 'a section' },
    { parts: '`dynamiclist`', as: 'a list of records', omitted: 'conditions that read the record around it' },
    { parts: '`expression`', as: 'value', omitted: 'more than arithmetic over answers' },
    { parts: '`label`, `description`, `defaultValue`', as: 'title, help, default' },
    {
      parts: '`validate`: required, min, max, minLength, maxLength, pattern, validationType',
      as: 'the same limit, and the format email',
      omitted: 'telephone numbers; patterns that are not shown to be harmless',
    },
    { parts: '`decimalDigits`, `increment`', as: 'integer, multipleOf' },
    { parts: '`disabled`, `readonly`', as: 'locked', omitted: 'for a required value without default' },
    {
      parts: '`conditional.hide` in FEEL',
      as: 'when',
      omitted: 'more than comparisons, arithmetic and and, or, not',
    },
    { parts: '`layout`, `appearance`', omitted: 'the columns of this form are used' },
    { parts: '`button`, `separator`, `spacer`', omitted: 'left out without a line in the list' },
    { parts: '`text`, `html`, `image`, `table`, `iframe`, `filepicker` and other types', omitted: 'left out' },
  ],
});

import { isAuthored } from '../../compile/node.ts';
import { defineImporter } from '../Importer.ts';
import { readQuestionnaire } from './readQuestionnaire.ts';

/** The importer of HL7 FHIR Questionnaires, releases 4 and 5. */
export const fhir = defineImporter({
  name: 'fhir',
  title: 'FHIR Questionnaire',
  recognises: ({ json }) => isAuthored(json) && json['resourceType'] === 'Questionnaire',
  read: ({ json }, report) => readQuestionnaire(json, report),
  carried: [
    { parts: 'the questionnaire', as: 'a flow, and an entity that contains its answers' },
    { parts: '`item` with `linkId`', as: 'a question that is named after it' },
    { parts: '`text`, `prefix`, help and instructions', as: 'text, help' },
    { parts: '`code`', as: 'code', omitted: 'all but the first' },
    { parts: 'boolean', as: 'yes-no' },
    { parts: 'decimal, integer, date, dateTime, string, text', as: 'number, int, date, date-time, text, long-text' },
    { parts: 'time, url', as: 'text', omitted: 'an address is not validated' },
    { parts: 'quantity, unit', as: 'number with a unit', omitted: 'of several units, all but the first' },
    {
      parts: 'choice, coding, open-choice with `answerOption`',
      as: 'radio, select, checkboxes, open-choice: the code, the text or the number, and marks for its system and score',
    },
    { parts: '`answerValueSet` in the same file', as: 'answers', omitted: 'other files: write options' },
    { parts: '`group`, display', as: 'a heading' },
    { parts: '`repeats`, minOccurs, maxOccurs', as: 'repeat; for a choice, checkboxes' },
    { parts: '`required`, `readOnly`, `maxLength`, `initial`', as: 'required, locked, maxLength, default' },
    {
      parts: 'minValue, maxValue, maxDecimalPlaces, minLength, regex',
      as: 'the same limit',
      omitted: 'limits of dates',
    },
    {
      parts: 'initialExpression, calculatedExpression',
      as: 'default, value',
      omitted: 'more than arithmetic over answers',
    },
    {
      parts: '`enableWhen`, `enableBehavior`',
      as: 'when',
      omitted: 'answers of another repetition; enableWhenExpression',
    },
    { parts: 'attachment, reference, other extensions', omitted: 'left out' },
  ],
});

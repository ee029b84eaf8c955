import { isAuthored } from '../../compile/node.ts';
import { defineImporter } from '../Importer.ts';
import { readQuestionnaire } from './readQuestionnaire.ts';

/** A Questionnaire of HL7 FHIR, releases 4 and 5. */
export const fhir = defineImporter({
  name: 'fhir',
  title: 'FHIR Questionnaire',
  recognises: ({ json }) => isAuthored(json) && json['resourceType'] === 'Questionnaire',
  read: ({ json }, report) => readQuestionnaire(json, report),
  carried: [
    { parts: '`item` with `linkId`', as: 'a property that is named after it' },
    { parts: '`text`, `prefix`', as: 'title' },
    { parts: 'boolean, decimal, integer, date, string, text, url', as: 'a value of that type' },
    { parts: 'dateTime, time', as: 'date-time, time, entered as text' },
    {
      parts: 'choice, coding with `answerOption`',
      as: 'values: the code, the text or the number',
      omitted: 'systems of codes',
    },
    { parts: 'open-choice, quantity', as: 'text, number', omitted: 'options and units' },
    { parts: '`group`', as: 'a section; a repeated one is a list of records', omitted: 'conditions in a list' },
    { parts: '`repeats`', as: 'a list of values' },
    { parts: '`required`, `maxLength`, `initial`', as: 'required, maxLength, default' },
    { parts: '`enableWhen`, `enableBehavior`', as: 'when', omitted: 'answers that are quantities or references' },
    { parts: 'display, attachment, reference, `answerValueSet`, `extension`', omitted: 'left out' },
  ],
});

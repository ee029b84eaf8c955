import type { Exporter } from '../Exporter.ts';
import { writeFlow } from './writeFlow.ts';

/** The exporter of HL7 FHIR Questionnaires, release 4, with extensions of Structured Data Capture. */
export const fhirQuestionnaire: Exporter = {
  name: 'fhir',
  title: 'FHIR Questionnaire, release 4',
  kind: 'flow',
  write: writeFlow,
  carried: [
    { parts: 'flow, title, text', as: 'Questionnaire, title, description, in English' },
    { parts: 'question, text, help, code', as: 'linkId, text, a display item, code' },
    { parts: 'yes-no, int, number, date, date-time', as: 'boolean, integer, decimal, date, dateTime' },
    { parts: 'text, long-text', as: 'string, text' },
    { parts: 'radio, select, checkboxes, open-choice', as: 'choice, open-choice with `answerOption`' },
    { parts: 'pairs', as: 'a choice of several', omitted: 'that one of each pair is selected' },
    { parts: 'none, repeat', as: 'group or display, repeats' },
    { parts: 'IDs of answers', as: 'code', omitted: 'numbers are texts' },
    { parts: 'marks', as: 'system, score as ordinalValue', omitted: 'all others' },
    {
      parts: 'required, locked, maxLength, minLength, minimum, maximum, multipleOf, pattern, unit',
      as: 'the same limit',
    },
    { parts: 'when', as: '`enableWhen`', omitted: 'more than one level of and, or' },
    {
      parts: 'default, value',
      as: 'initial, initialExpression, calculatedExpression',
      omitted: 'more than arithmetic',
    },
    { parts: 'results, rules, options, exactly, faqs, conditions of answers and marks, allow', omitted: 'left out' },
  ],
};

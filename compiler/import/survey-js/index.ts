import { isAuthored } from '../../compile/node.ts';
import { defineImporter } from '../Importer.ts';
import { readSurvey } from './readSurvey.ts';

/** The importer of SurveyJS surveys. */
export const surveyJs = defineImporter({
  name: 'survey-js',
  title: 'SurveyJS',
  recognises: ({ json }) =>
    isAuthored(json) &&
    (Array.isArray(json['pages']) || (Array.isArray(json['elements']) && json['schema'] === undefined)),
  read: ({ json }, report) => readSurvey(json, report),
  carried: [
    { parts: '`pages`, `panel`', as: 'sections', omitted: 'pages follow each other in one form' },
    {
      parts: '`text` with `inputType`',
      as: 'text, number, date, date-time, time, email, uri, tel, password',
      omitted: 'other inputs are texts',
    },
    { parts: '`comment`, `boolean`', as: 'text on several lines, yes or no' },
    {
      parts: '`radiogroup`, `dropdown`, `buttongroup`, `imagepicker`, `rating`',
      as: 'values',
      omitted: 'pictures, choices by URL',
    },
    { parts: '`checkbox`, `tagbox`, `ranking`', as: 'a list of values' },
    { parts: 'other, none', as: 'values, and a text for "other" with `-Comment` in its name' },
    { parts: '`matrix`, `multipletext`, `matrixdropdown`', as: 'a record' },
    { parts: '`matrixdynamic`', as: 'a list of records' },
    { parts: '`expression`, `defaultValueExpression`', as: 'value, default', omitted: 'more than arithmetic' },
    { parts: '`paneldynamic`', as: 'a list of records', omitted: 'conditions inside' },
    {
      parts: '`title`, `description`, `placeholder`',
      as: 'title, help, placeholder',
      omitted: 'other languages than the default',
    },
    {
      parts: '`isRequired`, `defaultValue`, `minSelectedChoices`, `maxSelectedChoices`',
      as: 'required, default, minItems, maxItems',
    },
    {
      parts: '`validators`: numeric, text, email, regex',
      as: 'limits and patterns',
      omitted: 'expressions; patterns that are not shown to be harmless',
    },
    { parts: '`visibleIf`, `requiredIf`', as: 'when, required', omitted: 'functions, and comparisons of two answers' },
    { parts: '`enableIf`, `readOnly`', as: 'locked' },
    { parts: '`html`, `image`, `file`, `signaturepad` and other types', omitted: 'left out' },
    { parts: '`calculatedValues`, `triggers`', omitted: 'left out' },
  ],
});

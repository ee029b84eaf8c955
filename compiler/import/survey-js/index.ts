import { isAuthored } from '../../compile/node.ts';
import { defineImporter } from '../Importer.ts';
import { readSurvey } from './readSurvey.ts';

/** A survey of SurveyJS. */
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
      as: 'text, number, date, email, uri, tel, password',
      omitted: 'other inputs are texts',
    },
    { parts: '`comment`, `boolean`', as: 'text on several lines, yes or no' },
    {
      parts: '`radiogroup`, `dropdown`, `imagepicker`, `rating`',
      as: 'values',
      omitted: 'pictures, other, none, choices by URL',
    },
    { parts: '`checkbox`, `tagbox`', as: 'a list of values' },
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
    {
      parts: '`html`, `image`, `expression`, `matrix`, `multipletext`, `file`, `signaturepad` and other types',
      omitted: 'left out',
    },
    { parts: '`calculatedValues`, `triggers`, `enableIf`', omitted: 'left out' },
  ],
});

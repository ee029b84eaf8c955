import { defineFunction } from '../defineFunction.ts';
import { toText } from '../toText.ts';

export const string = defineFunction({
  name: 'string',
  parameters: ['any'],
  result: 'text',
  meaning: 'A number or a yes or no as text.',
  example: { expression: 'string(1.5)', gives: '1.5' },
  apply: (args) => toText(args.any(0)),
});

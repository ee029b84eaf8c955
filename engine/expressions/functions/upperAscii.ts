import { defineFunction } from '../defineFunction.ts';

export const upperAscii = defineFunction({
  name: 'upperAscii',
  parameters: ['text'],
  called: 'as a method',
  result: 'text',
  meaning: 'As `upper`, under the name that CEL gives it.',
  example: { expression: '"AbC".upperAscii()', gives: 'ABC' },
  apply: (args) => args.text(0).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
});

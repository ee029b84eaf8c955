import { defineFunction } from '../defineFunction.ts';

export const lowerAscii = defineFunction({
  name: 'lowerAscii',
  parameters: ['text'],
  called: 'as a method',
  result: 'text',
  meaning: 'As `lower`, under the name that CEL gives it.',
  example: { expression: '"AbC".lowerAscii()', gives: 'abc' },
  apply: (args) => args.text(0).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
});

import { defineFunction } from '../defineFunction.ts';

export const removePrefix = defineFunction({
  name: 'removePrefix',
  parameters: ['text', 'text'],
  result: 'text',
  meaning: 'The text without that beginning, when it has it.',
  example: { expression: 'removePrefix("1555", "1")', gives: '555' },
  apply: (args) => withoutPrefix(args.text(0), args.text(1)),
});

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

import { defineFunction } from '../defineFunction.ts';

export const today = defineFunction({
  name: 'today',
  parameters: [],
  result: 'date',
  meaning: 'The present day in the zone of the person.',
  example: { expression: 'today()', gives: '2026-11-21' },
  apply: ({ context }) => context.clock.today(),
});

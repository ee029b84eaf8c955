import { defineFunction } from '../defineFunction.ts';

export const now = defineFunction({
  name: 'now',
  parameters: [],
  result: 'date-time',
  meaning: 'The present moment in UTC.',
  example: { expression: 'now()', gives: '2026-11-21T09:30:00.000Z' },
  apply: ({ context }) => context.clock.now(),
});

import { defineFunction } from '../defineFunction.ts';

export const round = defineFunction({
  name: 'round',
  parameters: ['number', 'number'],
  required: 1,
  result: 'same number',
  meaning: 'The number with so many decimals, halves away from zero.',
  example: { expression: 'round(1.005, 2)', gives: 1.01 },
  apply: (args) => roundTo(args.number(0), args.optionalNumber(1) ?? 0),
});

/** Rounds half away from zero, in decimals: 1.005 to two digits is 1.01, which binary arithmetic would miss. */
function roundTo(value: number, digits: number): number {
  const places = Math.min(12, Math.max(-12, Math.trunc(digits)));
  const shifted = shift(Math.abs(value), places);
  const rounded = shift(Math.round(shifted), -places);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

function shift(value: number, places: number): number {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

import { expect, it } from 'vitest';
import { splitPay } from './splitPay.ts';

it('splits an amount from its rate', () => {
  expect([splitPay('25.50 Hour'), splitPay('25'), splitPay('per Day'), splitPay(undefined)]).toEqual([
    { amount: '25.50', rate: 'Hour' },
    { amount: '25', rate: '' },
    { amount: '', rate: 'per Day' },
    { amount: '', rate: '' },
  ]);
});

it('keeps the sign of an amount, so that it can be refused', () => {
  expect(splitPay('-5 Hour')).toEqual({ amount: '-5', rate: 'Hour' });
});

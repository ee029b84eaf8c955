/** Splits a stored pay, `25.50 Hour`, into its amount and rate; a missing part is empty. */
export function splitPay(value: unknown): { amount: string; rate: string } {
  const text = typeof value === 'string' ? value : '';
  const [, amount = '', rate = ''] = /^([0-9.-]*)\s*(.*)$/.exec(text) ?? [];
  return { amount, rate };
}

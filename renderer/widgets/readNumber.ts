/** What was typed, as a number; text that is none stays text, so that the constraint can refuse it. */
export function readNumber(text: string): number | string | undefined {
  const plain = text.replaceAll(/[\s$]/g, '').replaceAll(/,(?=\d{3}(\D|$))/g, '');
  if (plain === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

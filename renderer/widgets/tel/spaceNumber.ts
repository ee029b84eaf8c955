interface Typed {
  readonly before: string;
  readonly text: string;
  readonly format: (text: string) => string;
}

/** Characters of a phone number. A formatter drops all others, so texts with others are not formatted. */
const numberOnly = /^\+?[-. /()0-9]*$/;

/**
 * Returns a number with the spaces of its country's format, if characters were added at its end. Other changes are not
 * formatted.
 */
export function spaceNumber({ before, text, format }: Typed): string {
  if (!text.startsWith(before) || !numberOnly.test(text)) return text;
  const spaced = format(text);
  return digitsOf(spaced) === digitsOf(text) ? spaced : text;
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

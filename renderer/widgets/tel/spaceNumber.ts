interface Typed {
  readonly before: string;
  readonly text: string;
  readonly format: (text: string) => string;
}

/** What can stand in a number; a formatter drops everything else, and what was typed would be lost. */
const numberOnly = /^\+?[-. /()0-9]*$/;

/** A number spaced as its country writes it, while it grows at its end; every other change stays as it was made. */
export function spaceNumber({ before, text, format }: Typed): string {
  if (!text.startsWith(before) || !numberOnly.test(text)) return text;
  const spaced = format(text);
  return digitsOf(spaced) === digitsOf(text) ? spaced : text;
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

import type { CarriedPart } from '#compiler';

/** Returns a Markdown table of the parts that a format carries. */
export function carriedTable(first: string, carried: readonly CarriedPart[]): string {
  const rows = carried.map(({ parts, as = '', omitted = '' }) => `| ${cell(parts)} | ${cell(as)} | ${cell(omitted)} |`);
  return `| ${first} | carried as | left out |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Escapes a cell, because a bar would end it. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

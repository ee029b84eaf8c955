import type { CarriedPart } from '#compiler';

/** A table of what is carried from one format to another, as Markdown. */
export function carriedTable(first: string, carried: readonly CarriedPart[]): string {
  const rows = carried.map(({ parts, as = '', omitted = '' }) => `| ${cell(parts)} | ${cell(as)} | ${cell(omitted)} |`);
  return `| ${first} | carried as | left out |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Text of a cell: a bar would end it. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/**
 * Escapes a value so that Markdown renders it literally: escapes every mark, including the dots and colons that a
 * parser would turn into a link, removes indentation that would become a code block, and keeps line breaks.
 */
export function escapeMarkdown(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&:@=]/g, '\\$&')
    .replace(/^[ \t]+|[ \t]+(?=\n)/gm, '')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '\\\n');
}

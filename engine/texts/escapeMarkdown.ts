/**
 * A value as Markdown that reads as the value itself: every mark is escaped, also the dots and colons that a parser
 * would make a link of, no line is indented into a block of code, and each line stays a line of its own.
 */
export function escapeMarkdown(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&:@=]/g, '\\$&')
    .replace(/^[ \t]+|[ \t]+(?=\n)/gm, '')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '\\\n');
}

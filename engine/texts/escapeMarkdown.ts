/**
 * A value as Markdown that reads as the value itself: every mark is escaped, also the dots and colons that a parser
 * would make a link of, and no line is indented into a block of code.
 */
export function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@=]/g, '\\$&').replace(/^[ \t]+/gm, '');
}

/** The mailbox in a text of a definition, as a link. */
const link = '[{setting.complianceMailbox}](mailto:{setting.complianceMailbox})';

/** The mailbox as an administrator writes it. */
const placeholder = '{email}';

/** Converts an administrator's text to the text of a definition: all of it is literal except for the mailbox. */
export function toMessage(written: string): string {
  const message = written.trim().replaceAll('\r\n', '\n').split(placeholder).map(quote).join(link);
  return message.startsWith('=') ? `\\${message}` : message;
}

/** Converts the text of a definition back. */
export function fromMessage(message: string): string {
  return message
    .replaceAll(link, placeholder)
    .replaceAll("'{'", '{')
    .replaceAll("'}'", '}')
    .replaceAll("''", "'")
    .replace(/^\\=/, '=');
}

/** In ICU MessageFormat, braces begin an argument and an apostrophe begins a quotation. */
function quote(words: string): string {
  return words.replaceAll("'", "''").replace(/[{}]/g, (brace) => `'${brace}'`);
}

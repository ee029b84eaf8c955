import { convert } from 'html-to-text';
import { escapeMarkdown, findPlaceholders, formatMessage, type Scope, type TextContext } from '#engine';
import type { MailContent } from '../MailContent.types.ts';
import type { TemplateText } from './releaseText.ts';
import { sanitizeMessage, stylesOf } from './sanitizeMessage.ts';

interface Filling {
  /** Paths of the available values. */
  readonly known: ReadonlySet<string>;
  /** Returns the text for a missing value. Default: empty. */
  readonly missing?: (path: string) => string;
}

/** Writes a mail from a published template. Values are escaped, and the result is sanitized. */
export function writePublished(template: TemplateText & Filling, scope: Scope, context: TextContext): MailContent {
  const { known, missing = () => '' } = template;
  const fill = (source: string, guard: (value: string) => string): string => {
    let written = '';
    let from = 0;
    for (const { path, argument, start, end } of findPlaceholders(source)) {
      const value = known.has(path) ? formatMessage(`{${argument}}`, scope, context) || missing(path) : '';
      written += source.slice(from, start) + guard(value);
      from = end;
    }
    return written + source.slice(from);
  };
  const clean = sanitizeMessage(fill(template.html, escapeHtml), stylesOf(context.release));
  const html = clean.replaceAll('font-family:times-new-roman', "font-family:'Times New Roman',serif");
  const text = toPlainText(html);
  return { subject: fill(template.subject, (value) => value), text, html, markdown: withLinks(text) };
}

/** Converts an HTML message to plain text. */
export function toPlainText(html: string): string {
  return convert(html, { wordwrap: false, selectors: [{ selector: 'a', options: { linkBrackets: false } }] }).trim();
}

/** Converts plain text to Markdown: paragraphs, with URLs as links. */
function withLinks(text: string): string {
  return (
    text
      .split(/(https?:\/\/[^\s<>]+)/)
      .map((part, index) => (index % 2 === 1 ? `<${part}>` : escapeMarkdown(part)))
      .join('')
      // A line break before a URL is kept in the portal too.
      .replace(/(?<=[^\n\\])\n(?=<http)/g, '\\\n')
  );
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

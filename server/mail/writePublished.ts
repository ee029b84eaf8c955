import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { escapeMarkdown, formatMessage, type Scope, type TextContext } from '#engine';
import type { PublishedTemplate } from './findPublished.ts';
import type { MailContent } from './MailContent.types.ts';

/** A path, and after a comma how it is written: `{{project.projectStartDate, date}}`. */
const placeholder = /\{\{\s*([A-Za-z]\w*(?:\.\w+)*(?:\s*,\s*[\w:/ ]+)*)\s*\}\}/g;

/** What a mail may show: words, tables, links and pictures from the web; nothing that runs or is fetched from elsewhere. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'u', 's'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['style', 'align'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedStyles: {
    '*': {
      color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d ,]+\)$/, /^[a-z]+$/i],
      'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d ,]+\)$/, /^[a-z]+$/i],
      'font-size': [/^\d{1,2}px$/],
      'font-family': [/^[\w ,'"-]+$/],
      'text-align': [/^(left|right|center|justify)$/],
    },
  },
};

/** Writes a mail in the words of a published template. What is filled in stays text; what is written is cleaned. */
export function writePublished(template: PublishedTemplate, scope: Scope, context: TextContext): MailContent {
  const fill = (source: string, guard: (value: string) => string): string =>
    source.replace(placeholder, (_, argument: string) => guard(formatMessage(`{${argument}}`, scope, context)));
  const html = sanitizeHtml(fill(template.html, escapeHtml), allowed);
  const text = convert(html, {
    wordwrap: false,
    selectors: [{ selector: 'a', options: { linkBrackets: false } }],
  }).trim();
  return { subject: fill(template.subject, (value) => value), text, html, markdown: withLinks(text) };
}

/** Plain text as the portal shows it: paragraphs, and addresses as links. */
function withLinks(text: string): string {
  return (
    text
      .split(/(https?:\/\/[^\s<>]+)/)
      .map((part, index) => (index % 2 === 1 ? `<${part}>` : escapeMarkdown(part)))
      .join('')
      // A line that ends before an address ends there in the portal, too.
      .replace(/(?<=[^\n\\])\n(?=<http)/g, '\\\n')
  );
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

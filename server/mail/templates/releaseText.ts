import markdownIt from 'markdown-it';
import { findText, hashText, type Release, type Text } from '#engine';

/** Subject and message of a mail as people edit them: with `{{placeholders}}`, the message in HTML. */
export interface TemplateText {
  readonly subject: string;
  readonly html: string;
}

const parser = markdownIt({ html: false, linkify: false });
// The address of a link is a placeholder, whose braces stay braces. What is written here is a definition.
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** The texts of a template in the release; undefined for one that cannot be edited. */
export function releaseText(release: Release, id: string, locale: string): TemplateText | undefined {
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  if (template?.editable !== true) return undefined;
  const subject = toPlaceholders(sourceOf(template.subject, { release, locale }));
  const body = toPlaceholders(sourceOf(template.body, { release, locale }));
  return subject === undefined || body === undefined ? undefined : { subject, html: parser.render(body).trim() };
}

/** Identifies the texts of a template in the release, so that a later release that changes them is noticed. */
export function digestOf({ subject, html }: TemplateText): string {
  return hashText(JSON.stringify([subject, html]));
}

function sourceOf(text: Text, context: { readonly release: Release; readonly locale: string }): string | undefined {
  if ('choice' in text) return undefined;
  return 'literal' in text ? text.literal : findText(text.text, context);
}

/** Arguments as placeholders; undefined for a text with plurals, branches or quoted braces, which have no placeholder. */
function toPlaceholders(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const plain = source.replace(/\{[^{}']+\}/g, '');
  if (/[{}]/.test(plain)) return undefined;
  return source.replaceAll("''", "'").replace(/\{([^{}]+)\}/g, '{{$1}}');
}

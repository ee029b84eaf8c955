import markdownIt from 'markdown-it';
import { findText, hashText, type Release, type TemplateModel, type Text } from '#engine';

/** Subject and message of a mail as users edit them: with `{{placeholders}}`, the message in HTML. */
export interface TemplateText {
  readonly subject: string;
  readonly html: string;
}

const parser = markdownIt({ html: false, linkify: false });
// The address of a link is a placeholder, so its braces must not be encoded. The text comes from a definition, so it is
// trusted.
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** Release → template and language → its texts, because each mail needs them. */
const textsBefore = new WeakMap<Release, Map<string, TemplateText | undefined>>();

/** Returns the texts of a template in the release. Undefined if the template cannot be edited. */
export function releaseText(release: Release, id: string, locale: string): TemplateText | undefined {
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  if (template?.editable !== true) return undefined;
  const known = textsBefore.get(release) ?? new Map<string, TemplateText | undefined>();
  textsBefore.set(release, known);
  const name = `${id} ${locale}`;
  if (!known.has(name)) known.set(name, readText(template, { release, locale }));
  return known.get(name);
}

function readText(
  template: TemplateModel,
  { release, locale }: { readonly release: Release; readonly locale: string },
): TemplateText | undefined {
  const subject = toPlaceholders(sourceOf(template.subject, { release, locale }));
  const body = toPlaceholders(sourceOf(template.body, { release, locale }));
  return subject === undefined || body === undefined ? undefined : { subject, html: parser.render(body).trim() };
}

/** Returns a digest of a template's texts, with which a change by a later release is detected. */
export function digestOf({ subject, html }: TemplateText): string {
  return hashText(JSON.stringify([subject, html]));
}

function sourceOf(text: Text, context: { readonly release: Release; readonly locale: string }): string | undefined {
  if ('choice' in text) return undefined;
  return 'literal' in text ? text.literal : findText(text.text, context);
}

/**
 * Converts arguments to placeholders. Undefined for a text with plurals, branches or quoted braces, which placeholders
 * cannot express.
 */
function toPlaceholders(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const plain = source.replace(/\{[^{}']+\}/g, '');
  if (/[{}]/.test(plain)) return undefined;
  return source.replaceAll("''", "'").replace(/\{([^{}]+)\}/g, '{{$1}}');
}

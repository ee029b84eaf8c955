import markdownIt from 'markdown-it';
import { escapeMarkdown, formatText, type Scope, type TemplateModel, type TextContext } from '#engine';
import type { MailContent } from './MailContent.types.ts';
import { plainText } from './plainText.ts';

const parser = markdownIt({ html: false, linkify: false });

/** Writes a mail from a template of the release. Values are escaped for each format. */
export function writeMail(template: TemplateModel, scope: Scope, context: TextContext): MailContent {
  const markdown = formatText(template.body, scope, { ...context, escape: escapeMarkdown });
  return {
    subject: formatText(template.subject, scope, context),
    text: plainText(parser.parse(markdown, {})),
    html: parser.render(markdown),
    markdown,
  };
}

import markdownIt from 'markdown-it';
import { escapeMarkdown, formatText, type Scope, type TemplateModel, type TextContext } from '#engine';
import type { MailContent } from './MailContent.types.ts';
import { plainText } from './plainText.ts';

const parser = markdownIt({ html: false, linkify: false });

/** Writes a mail in the words of a template. What is filled in stays text, in each form as that form needs it. */
export function writeMail(template: TemplateModel, scope: Scope, context: TextContext): MailContent {
  const markdown = formatText(template.body, scope, { ...context, escape: escapeMarkdown });
  return {
    subject: formatText(template.subject, scope, context),
    text: plainText(parser.parse(markdown, {})),
    html: parser.render(markdown),
    markdown,
  };
}

import markdownIt from 'markdown-it';
import { escapeMarkdown, formatText, type Text } from '#engine';
import { plainText } from '../mail/plainText.ts';
import type { PrintContext } from './PrintContext.types.ts';

const markdown = markdownIt({ html: false, linkify: false });

/** Returns a text in the reader's language; empty if there is none. */
export function printText({ scope, release, locale }: PrintContext, text: Text | undefined): string {
  return text === undefined ? '' : formatText(text, scope, { release, locale });
}

/** Returns a text of the engine in the reader's language. */
export function printEngineText(context: PrintContext, name: string): string {
  return printText(context, { text: `engine/${name}` });
}

/** Returns a Markdown text as plain text. */
export function printMarkdown({ scope, release, locale }: PrintContext, text: Text | undefined): string {
  if (text === undefined) return '';
  return plainText(markdown.parse(formatText(text, scope, { release, locale, escape: escapeMarkdown }), {}));
}

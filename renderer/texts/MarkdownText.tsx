import './markdown.css';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';

const parser = new MarkdownIt({ html: false, linkify: true });
const drawLink = parser.renderer.rules.link_open;

// External links open in a new tab, without access to this page.
parser.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const target = String(token?.attrGet('href') ?? '');
  if (/^https?:/.test(target)) {
    token?.attrSet('target', '_blank');
    token?.attrSet('rel', 'noopener noreferrer');
  }
  return drawLink ? drawLink(tokens, index, options, env, self) : self.renderToken(tokens, index, options);
};

/** Renders Markdown as HTML. HTML in the source is escaped. */
export function MarkdownText({ text }: { readonly text: string }) {
  const html = useMemo(() => parser.render(text), [text]);
  return (
    <div
      className="markdown"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes every piece of HTML in the source.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

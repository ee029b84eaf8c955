import './runtime.css';
import { lazy, Suspense } from 'react';
import { partOf } from './loadAgain.ts';

const MarkdownText = lazy(
  partOf(
    () => import('./MarkdownText.tsx'),
    ({ MarkdownText: drawn }) => drawn,
  ),
);

interface MarkdownProps {
  readonly text: string;
}

/** A text that may have Markdown in it. Texts without any are drawn at once, without the parser. */
export function Markdown({ text }: MarkdownProps) {
  if (!/[*_`#[\]>|~\\]|^\s*(?:[-+]|\d+\.)\s|https?:/m.test(text)) return <Paragraphs text={text} />;
  return (
    <Suspense fallback={<Paragraphs text={withoutMarks(text)} />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}

function Paragraphs({ text }: MarkdownProps) {
  return (
    <div className="paragraphs">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The words alone, to be read until the parser is there: links without their addresses, nothing stressed. */
function withoutMarks(text: string): string {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]+|^[#>]+ /gm, '');
}

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
  const plain = (
    <div className="paragraphs">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  if (!/[*_`#[\]>|~\\]|^\s*(?:[-+]|\d+\.)\s|https?:/m.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownText text={text} />
    </Suspense>
  );
}

import './runtime.css';
import { lateComponent } from './lateComponent.tsx';
import { partOf } from './loadAgain.ts';

const MarkdownText = lateComponent(
  partOf(
    () => import('./MarkdownText.tsx'),
    ({ MarkdownText: drawn }) => drawn,
  ),
  ({ text }: MarkdownProps) => <Paragraphs text={withoutMarks(text)} />,
);

interface MarkdownProps {
  readonly text: string;
}

/** A text that may have Markdown in it. Texts without any are drawn at once, without the parser. */
export function Markdown({ text }: MarkdownProps) {
  if (!/[*_`#[\]>|~\\]|^\s*(?:[-+]|\d+\.)\s|https?:/m.test(text)) return <Paragraphs text={text} />;
  return <MarkdownText text={text} />;
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

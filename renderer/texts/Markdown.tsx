import './markdown.css';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';

const MarkdownText = lazyComponent(
  toLazyModule(
    () => import('./MarkdownText.tsx'),
    ({ MarkdownText: drawn }) => drawn,
  ),
  Unmarked,
);

interface MarkdownProps {
  readonly text: string;
}

/** A text that may have Markdown in it. Texts without any are drawn at once, without the parser; where it is lost, all are. */
export function Markdown({ text }: MarkdownProps) {
  if (!/[*_`#[\]>|~\\]|^\s*(?:[-+]|\d+\.)\s|https?:/m.test(text.replace(escaped, ''))) {
    return <Paragraphs text={text.replace(escaped, '$1')} />;
  }
  return (
    <LoadErrorBoundary otherwise={<Unmarked text={text} />}>
      <MarkdownText text={text} />
    </LoadErrorBoundary>
  );
}

/** A mark that is meant as itself, or a line that ends there, as values of a text have them. */
const escaped = /\\([\n!-/:-@[-`{-~])/g;

/** The words alone: links without their addresses, nothing stressed. */
function Unmarked({ text }: MarkdownProps) {
  return (
    <Paragraphs
      text={text
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\\[\n!-/:-@[-`{-~]|[*_`]+|^[#>]+ /gm, (mark) => (mark.startsWith('\\') ? mark.slice(1) : ''))}
    />
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

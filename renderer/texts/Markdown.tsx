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

/**
 * Renders a text that may contain Markdown. Texts without any render immediately, without the parser. If the parser
 * cannot be loaded, all texts render without markup.
 */
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

/** Escaped characters, and escaped line breaks, in the values of a text. */
const escaped = /\\([\n!-/:-@[-`{-~])/g;

/** Renders the plain text: links without their URLs, without emphasis. */
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

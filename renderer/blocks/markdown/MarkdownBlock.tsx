import '../blocks.css';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { Heading } from '../../runtime/HeadingLevel.tsx';
import { Markdown } from '../../runtime/Markdown.tsx';
import { useText } from '../../runtime/useText.ts';
import type { BlockProps } from '../BlockOf.ts';

/** Written text. */
export function MarkdownBlock({ block }: BlockProps<'markdown'>) {
  const text = useText();
  return (
    <div className="written">
      {block.title && <Heading>{text(block.title)}</Heading>}
      <Markdown text={text(block.text)} />
      <ActionBar actions={block.actions} />
    </div>
  );
}

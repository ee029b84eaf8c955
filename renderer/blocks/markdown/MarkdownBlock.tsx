import '../blocks.css';
import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Heading } from '../../look/HeadingLevel.tsx';
import { Markdown } from '../../texts/Markdown.tsx';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';

/** Renders a Markdown text. */
export function MarkdownBlock({ block }: BlockProps<MarkdownBlockModel>) {
  const text = useText();
  const markdown = useMarkdown();
  return (
    <div className="written">
      {block.title && <Heading>{text(block.title)}</Heading>}
      <Markdown text={markdown(block.text)} />
      <ActionBar actions={block.actions} />
    </div>
  );
}

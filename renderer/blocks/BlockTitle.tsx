import './blocks.css';
import type { BlockModel } from '#engine';
import { Heading } from '../runtime/HeadingLevel.tsx';
import { HelpButton } from '../runtime/HelpButton.tsx';
import { useMarkdown } from '../runtime/useMarkdown.ts';
import { useText } from '../runtime/useText.ts';

interface BlockTitleProps {
  readonly block: Pick<BlockModel, 'title' | 'help'>;
}

/** The title of a block, with what explains it behind a button; nothing where it has none. */
export function BlockTitle({ block }: BlockTitleProps) {
  const text = useText();
  const markdown = useMarkdown();
  const title = text(block.title);
  if (title === '') return null;
  return (
    <div className="block-title">
      <Heading>{title}</Heading>
      {block.help && <HelpButton about={title} text={markdown(block.help)} />}
    </div>
  );
}

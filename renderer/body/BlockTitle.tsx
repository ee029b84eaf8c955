import './body.css';
import type { BlockModel } from '#engine';
import { HelpButton } from '../hints/HelpButton.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';

interface BlockTitleProps {
  readonly block: Pick<BlockModel, 'title' | 'help'>;
}

/** The title of a block with a help button; renders nothing without a title. */
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

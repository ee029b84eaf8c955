import './fields.css';
import { type ReactNode, useId } from 'react';
import type { BlockModel } from '#engine';
import { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';

interface TitledBlockProps {
  readonly block: Pick<BlockModel, 'title' | 'help'>;
  readonly children: ReactNode;
}

/** A form, flow or wizard with the title of its block. */
export function TitledBlock({ block, children }: TitledBlockProps) {
  const write = useText();
  const markdown = useMarkdown();
  const id = useId();
  const title = write(block.title);
  if (title === '') return children;
  return (
    <section className="form-titled" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {block.help && <Markdown text={markdown(block.help)} />}
      <BelowHeading>{children}</BelowHeading>
    </section>
  );
}

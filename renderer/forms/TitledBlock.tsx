import { Box } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { BlockModel } from '#engine';
import { BelowHeading, Heading } from '../runtime/HeadingLevel.tsx';
import { Markdown } from '../runtime/Markdown.tsx';
import { useText } from '../runtime/useText.ts';

interface TitledBlockProps {
  readonly block: Pick<BlockModel, 'title' | 'help'>;
  readonly children: ReactNode;
}

/** A form, flow or wizard under the title its block gives it. */
export function TitledBlock({ block, children }: TitledBlockProps) {
  const write = useText();
  const id = useId();
  const title = write(block.title);
  if (title === '') return children;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Heading id={id}>{title}</Heading>
      {block.help && <Markdown text={write(block.help)} />}
      <BelowHeading>{children}</BelowHeading>
    </Box>
  );
}

import { Box } from '@mui/material';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { Heading } from '../../runtime/HeadingLevel.tsx';
import { Markdown } from '../../runtime/Markdown.tsx';
import { useText } from '../../runtime/useText.ts';
import type { BlockProps } from '../BlockOf.ts';

/** Written text. */
export function MarkdownBlock({ block }: BlockProps<'markdown'>) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '80ch' }}>
      {block.title && <Heading>{text(block.title)}</Heading>}
      <Markdown text={text(block.text)} />
      <ActionBar actions={block.actions} />
    </Box>
  );
}

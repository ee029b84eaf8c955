import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton, Paper } from '@mui/material';
import { useId } from 'react';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { BelowHeading, Heading } from '../../runtime/HeadingLevel.tsx';
import { HelpButton } from '../../runtime/HelpButton.tsx';
import { Markdown } from '../../runtime/Markdown.tsx';
import { NearestTitle } from '../../runtime/NearestTitle.tsx';
import { useEngineText } from '../../runtime/useEngineText.ts';
import { useRemember } from '../../runtime/useRemember.ts';
import { useText } from '../../runtime/useText.ts';
import type { BlockProps } from '../BlockOf.ts';
import { Blocks } from '../Blocks.tsx';
import { Fold } from './Fold.tsx';

const readFolded = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** A titled part of a page that can be folded. */
export function SectionBlock({ block }: BlockProps<'section'>) {
  const text = useText();
  const say = useEngineText();
  const id = useId();
  const [folded, setFolded] = useRemember(block, 'folded', block.folded, readFolded);
  const title = text(block.title);
  const hasBody = block.body.length > 0 || block.text !== undefined;
  const canFold = title !== '' && (block.body.length > 0 || (!hasBody && block.actions.length > 1));
  const fold = canFold && (
    <IconButton
      className="no-print"
      size="small"
      aria-expanded={!folded}
      aria-label={say(folded ? 'unfold' : 'fold', { title })}
      onClick={() => setFolded(!folded)}
      sx={hasBody ? {} : { ml: 'auto' }}
    >
      <ExpandIcon sx={{ transform: folded ? 'none' : 'rotate(180deg)', transition: 'transform 150ms' }} />
    </IconButton>
  );
  // Nothing to frame: the actions stand on the page, or in the card around them, like those of a form.
  if (title === '' && !hasBody) return <ActionBar actions={block.actions} size="small" align="end" />;
  return (
    <Paper
      component="section"
      className={hasBody ? undefined : 'no-print'}
      variant="outlined"
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {(title !== '' || block.actions.length > 0) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: { xs: 2, md: 3 },
            pt: 2,
            pb: folded || !hasBody ? 2 : 1,
          }}
        >
          {title !== '' && <Heading id={id}>{title}</Heading>}
          {block.help && <HelpButton about={title} text={text(block.help)} />}
          {!hasBody && fold}
          {/* Actions that are all there is begin where one begins to read, on a line of their own. */}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', minWidth: hasBody ? 0 : '100%' }}>
            {/* Where there is nothing else to do than these actions, the first is what the person came for. */}
            {(hasBody || !folded) && (
              <ActionBar
                actions={block.actions}
                size="small"
                align={hasBody ? 'end' : 'start'}
                leading={block.body.length === 0}
              />
            )}
            {hasBody && fold}
          </Box>
        </Box>
      )}
      <Fold isOpen={!folded && hasBody}>
        <Box sx={{ display: 'grid', gap: 2, px: { xs: 2, md: 3 }, pb: 3, pt: title ? 0 : 3, '& > *': { minWidth: 0 } }}>
          {block.text && <Markdown text={text(block.text)} />}
          {block.body.length > 0 && (
            <BelowHeading>
              <NearestTitle title={title}>
                <Blocks body={block.body} />
              </NearestTitle>
            </BelowHeading>
          )}
        </Box>
      </Fold>
    </Paper>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { TableBlockModel } from '#engine/blocks/table';
import { ActsProvider } from '../../contexts/ActsProvider.tsx';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { Button } from '../../look/Button.tsx';
import { BelowHeading, Heading } from '../../look/HeadingLevel.tsx';
import { Icon } from '../../look/Icon.tsx';
import { downloadPath } from '../../look/partPaths.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';
import type { TableExport } from './useTableExport.ts';

interface TableFrameProps extends BlockProps<TableBlockModel> {
  readonly exported: TableExport | undefined;
  readonly tools?: ReactNode;
  /** The views of the table, in their own line. */
  readonly views?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the title and toolbar of a table, and the table. */
export function TableFrame({ block, exported, tools, views, children }: TableFrameProps) {
  const text = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const title = text(block.title);
  const heading = title !== '' && (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
      <Heading>{title}</Heading>
      {block.help && <HelpButton about={title} text={markdown(block.help)} />}
    </Box>
  );
  // The views are below the heading, and the filters are below the views.
  const hasLine = (heading !== false && views === undefined) || exported !== undefined || tools !== undefined;
  return (
    <ActsProvider acts={exported ? { export: exported.run } : {}}>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        {views !== undefined && heading}
        {views}
        {hasLine && (
          <Box sx={line}>
            {views === undefined && heading}
            {tools}
            {exported && (
              <Button
                className="no-print"
                size="small"
                variant="outlined"
                startIcon={<Icon path={downloadPath} />}
                loading={exported.busy}
                onClick={() => void exported.run()}
              >
                {say('export')}
              </Button>
            )}
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          {/* Headings in an expanded row are one level below the table's title, or the surrounding heading. */}
          {title === '' ? children : <BelowHeading>{children}</BelowHeading>}
        </Box>
      </Box>
    </ActsProvider>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gap: 1,
};

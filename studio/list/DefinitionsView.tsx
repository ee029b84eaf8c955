import { Box, Typography, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { DraftEntry } from '../data/operations.ts';
import { DraftEditor } from '../editor/DraftEditor.tsx';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { DefinitionList } from './DefinitionList.tsx';

interface DefinitionsViewProps {
  readonly hash: string;
  readonly drafts: readonly DraftEntry[];
}

/** The list of definitions, and beside it the one that is open. On a narrow screen one of them is shown. */
export function DefinitionsView({ hash, drafts }: DefinitionsViewProps) {
  const say = useStudioText();
  const { name } = useStudioLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const isListShown = isWide || name === undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
        height: { md: 'max(520px, calc(100dvh - 260px))' },
      }}
    >
      {isListShown && <DefinitionList hash={hash} drafts={drafts} />}
      {name !== undefined && <DraftEditor key={`${name.kind} ${name.definition}`} name={name} hash={hash} />}
      {name === undefined && isWide && (
        <Box
          sx={{ display: 'grid', placeContent: 'center', textAlign: 'center', gap: 1, p: 4, color: 'text.secondary' }}
        >
          <Typography component="p" variant="h6">
            {say('nothingOpen')}
          </Typography>
          <Typography sx={{ maxWidth: 420 }}>{say('nothingOpenText')}</Typography>
        </Box>
      )}
    </Box>
  );
}

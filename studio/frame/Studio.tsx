import { Alert, Badge, Box, Tab, Tabs } from '@mui/material';
import { ChangesView } from '../changes/ChangesView.tsx';
import { useDrafts, useMay, useReleases, useScheduled } from '../data/useStudioData.ts';
import { DraftsProvider } from '../draft/DraftsProvider.tsx';
import { LanguagesView } from '../languages/LanguagesView.tsx';
import { DefinitionsView } from '../list/DefinitionsView.tsx';
import { type StudioArea, useStudioLocation } from '../location/useStudioLocation.ts';
import { Overview } from '../overview/Overview.tsx';
import { PreviewView } from '../preview/PreviewView.tsx';
import { useStudioText } from '../texts/useStudioText.ts';

/** The studio: what is live and being written, the definitions, and what is about to be published. */
export function Studio() {
  const say = useStudioText();
  const may = useMay();
  const { data: releases, error } = useReleases();
  const { data: drafts = [], isLoading: areDraftsLoading } = useDrafts();
  const { data: scheduled = [], isLoading: isScheduleLoading } = useScheduled();
  const { area, showArea } = useStudioLocation();
  const hash = releases?.find(({ isLive }) => isLive)?.release;
  if (error !== null && releases === undefined)
    return <Alert severity="error">{say('failed', { message: error.message })}</Alert>;
  // What comes late would move the page below it.
  if (releases === undefined || hash === undefined || areDraftsLoading || isScheduleLoading)
    return <Box role="status">{say('loading')}</Box>;
  return (
    <DraftsProvider hash={hash}>
      <Tabs
        value={area}
        onChange={(_event, next: StudioArea) => showArea(next)}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, minHeight: 44 }}
      >
        <Tab value="overview" label={say('overview')} />
        <Tab value="definitions" label={say('definitions')} />
        {may('releases.texts') && <Tab value="languages" label={say('languages')} />}
        {may('releases.previewAsRole') && <Tab value="preview" label={say('preview')} />}
        <Tab
          value="changes"
          label={
            <Badge badgeContent={drafts.length} color="primary" sx={{ '& .MuiBadge-badge': { right: -14, top: 10 } }}>
              {say('changes')}
            </Badge>
          }
          sx={{ pr: drafts.length > 0 ? 4.5 : 2 }}
        />
      </Tabs>
      <Box role="tabpanel" aria-label={say(area)}>
        {area === 'overview' && <Overview releases={releases} drafts={drafts} scheduled={scheduled} />}
        {area === 'definitions' && <DefinitionsView hash={hash} drafts={drafts} />}
        {area === 'languages' && <LanguagesView hash={hash} />}
        {area === 'preview' && <PreviewView hash={hash} drafts={drafts} />}
        {area === 'changes' && <ChangesView hash={hash} drafts={drafts} scheduled={scheduled} />}
      </Box>
    </DraftsProvider>
  );
}

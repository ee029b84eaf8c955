import { Box } from '@mui/material';
import { use } from 'react';
import { DialogsContext } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import type { EngineTextFunction } from '../texts/useEngineText.ts';
import type { DraftSaver, DraftStatus } from './createDraftSaver.ts';
import { daysBetween } from './daysBetween.ts';
import { useDraftStatus } from './useDraftSaver.ts';

/** The history of a draft before it was rendered here. */
export interface DraftNotice {
  /** When the draft was saved that is being continued. */
  readonly resumedFrom?: string;
  /** The previous draft was closed. */
  readonly ended?: { readonly how: 'finished' | 'gone'; readonly at: string };
  /** Titles of the fields whose changes from elsewhere were applied. */
  readonly taken?: string;
  /** The draft was changed elsewhere, but not in fields of this wizard. */
  readonly moved?: boolean;
}

interface DraftBarProps {
  readonly keeper: DraftSaver;
  readonly news: DraftNotice;
  /** The current texts of the engine, whatever release the wizard was started with. */
  readonly say: EngineTextFunction;
  /** Usual duration in minutes of the current step and those after it; 0 if it is unknown. */
  readonly minutes: number;
  /** Whether the user can start over or leave. False if the wizard has ended or a call is running. */
  readonly isOpen: boolean;
  startOver(): void;
  leave(): void;
}

/** Shows the status of the draft: where it comes from, whether it is saved, and how to start over. */
export function DraftBar({ keeper, news, say, minutes, isOpen, startOver, leave }: DraftBarProps) {
  const { clock } = useRuntime();
  const dialogs = use(DialogsContext);
  const status = useDraftStatus(keeper);

  async function ask(): Promise<void> {
    if (await dialogs.confirm(say('draftStartOverAsk'), say('draftStartOver'), { tone: 'danger' })) startOver();
  }

  if (!keeper.isKept) return null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 960 }}>
      {news.ended && (
        <Alert severity="info" role="status">
          {say(news.ended.how === 'gone' ? 'draftGone' : 'draftFinished', { value: news.ended.at })}
        </Alert>
      )}
      {news.taken && (
        <Alert severity="info" role="status">
          {say('draftMerged', { fields: news.taken })}
        </Alert>
      )}
      {news.moved && !news.taken && (
        <Alert severity="info" role="status">
          {say('mergeTitle')}
        </Alert>
      )}
      {isOpen && status.state === 'unsaved' && <Alert severity="warning">{say('draftUnsaved')}</Alert>}
      {isOpen && status.state === 'ended' && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => keeper.goOn()}>
              {say('draftGoOn')}
            </Button>
          }
        >
          {say('draftEnded')}
        </Alert>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Box sx={{ flex: '1 1 16rem' }}>
            {news.resumedFrom !== undefined && (
              <Text look="small">{say('draftContinued', { count: daysBetween(news.resumedFrom, clock.now()) })}</Text>
            )}
            <Text look="small" quiet role="status">
              {toLine([
                statusWords(status, say, clock.now()),
                minutes > 0 ? say('minutesLeft', { count: minutes }) : '',
              ])}
            </Text>
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" color="inherit" onClick={() => void ask()}>
              {say('draftStartOver')}
            </Button>
            <Button size="small" variant="outlined" onClick={leave}>
              {say('draftLeave')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Joins texts to one line that begins with a capital letter. */
function toLine(texts: readonly string[]): string {
  const line = texts.filter((words) => words !== '').join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function statusWords({ state, savedAt, keptUntil }: DraftStatus, say: EngineTextFunction, now: string): string {
  const saving = state === 'saving' ? say('draftSaving') : '';
  const isNew = savedAt !== undefined && Date.parse(now) - Date.parse(savedAt) < 60_000;
  const saved = savedAt === undefined ? '' : isNew ? say('draftSavedNow') : say('draftSaved', { value: savedAt });
  const kept = keptUntil === undefined ? '' : say('draftKept', { value: keptUntil });
  return [saving || saved, kept].filter((words) => words !== '').join(' · ');
}

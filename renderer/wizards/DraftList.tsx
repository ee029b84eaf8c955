import { Box } from '@mui/material';
import { use } from 'react';
import { DialogsContext } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { daysBetween } from './daysBetween.ts';
import type { OpenDraft } from './useOpenDrafts.ts';

export interface DraftListProps {
  readonly drafts: readonly OpenDraft[];
  onOpen(draft: OpenDraft): void;
  onBegin(): void;
  onDelete(draft: OpenDraft): Promise<void>;
}

/** The drafts of a wizard. Each can be continued, or deleted after a confirmation. A new one can be started. */
export function DraftList({ drafts, onOpen, onBegin, onDelete }: DraftListProps) {
  const dialogs = use(DialogsContext);
  const say = useEngineText();
  const titleOf = (draft: OpenDraft): string => draft.title ?? say('draftUntitled');

  async function ask(draft: OpenDraft): Promise<void> {
    const question = say('draftDeleteAsk', { title: titleOf(draft) });
    if (await dialogs.confirm(question, say('draftDelete'), { tone: 'danger' })) await onDelete(draft);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Heading>{say('draftsTitle')}</Heading>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.key}
            {...{ draft, title: titleOf(draft) }}
            onOpen={() => onOpen(draft)}
            onDelete={() => void ask(draft)}
          />
        ))}
      </Box>
      <Box>
        <Button onClick={onBegin}>{say('draftNew')}</Button>
      </Box>
    </Box>
  );
}

interface DraftLineProps {
  readonly draft: OpenDraft;
  readonly title: string;
  onOpen(): void;
  onDelete(): void;
}

/** One draft with its title, current step, age and actions. */
function DraftLine({ draft, title, onOpen, onDelete }: DraftLineProps) {
  const { clock } = useRuntime();
  const say = useEngineText();
  const age = say('draftAge', { count: daysBetween(draft.savedAt, clock.now()) });
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, p: 2 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text look="line">{title}</Text>
        <Text look="small" quiet>
          {draft.stepTitle === undefined ? age : `${draft.stepTitle} · ${age}`}
        </Text>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" color="inherit" aria-label={`${say('draftDelete')}: ${title}`} onClick={onDelete}>
          {say('draftDelete')}
        </Button>
        <Button size="small" variant="outlined" aria-label={`${say('draftContinue')}: ${title}`} onClick={onOpen}>
          {say('draftContinue')}
        </Button>
      </Box>
    </Box>
  );
}

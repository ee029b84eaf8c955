import { Box } from '@mui/material';
import { type ReactNode, use, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../calls/LoadFailure.tsx';
import { Loading } from '../calls/Loading.tsx';
import { DialogsContext } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { daysBetween } from './daysBetween.ts';
import { newSeed } from './newSeed.ts';
import { type OpenDraft, useOpenDrafts } from './useOpenDrafts.ts';

interface DraftChoiceProps {
  readonly wizard: string;
  /** Names what the wizard was given, see `paramsKey`. */
  readonly params: string;
  /** The wizard with the draft of that key. */
  readonly children: (key: string) => ReactNode;
}

/** What an address may name a draft by. A draft of a time when there was only one has no name. */
const draftName = /^[\w-]{1,40}$/;
const unnamed = 'first';

/**
 * Lists the drafts of a wizard that can have several, and leads to one of them or to a new one. The address names it, so
 * that it is gone on with after a reload, and Back of the browser leads to the list.
 */
export function DraftChoice({ wizard, params, children }: DraftChoiceProps) {
  const { config } = useRuntime();
  const dialogs = use(DialogsContext);
  const say = useEngineText();
  const [search, setSearch] = useSearchParams();
  const written = search.get('draft') ?? '';
  const name = draftName.test(written) ? written : undefined;
  const { isPending, drafts, error, remove, again } = useOpenDrafts(wizard, params, name === undefined);
  const isFirst = name === undefined && !isPending && error === null && drafts.length === 0;

  function open(draft: string, replace: boolean): void {
    setSearch(
      (before) => {
        before.set('draft', draft);
        return before;
      },
      { replace },
    );
  }

  // Nothing to choose from: the first draft begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once.
  useEffect(() => {
    if (isFirst) open(newSeed(), true);
  }, [isFirst]);

  async function ask(draft: OpenDraft): Promise<void> {
    const isSure = await dialogs.confirm(say('draftDeleteAsk', { title: titleOf(draft) }), say('draftDelete'), {
      tone: 'danger',
    });
    if (isSure) await remove(draft);
  }

  const titleOf = (draft: OpenDraft): string => draft.title ?? say('draftUntitled');

  if (name !== undefined) return children(name === unnamed ? params : `${params}~${name}`);
  if (error !== null) return <LoadFailure error={error} call={callOf(config.operations.draftList)} onRetry={again} />;
  if (isPending || isFirst) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Heading>{say('draftsTitle')}</Heading>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.key}
            {...{ draft, title: titleOf(draft) }}
            onOpen={() => open(draft.key === params ? unnamed : draft.key.slice(params.length + 1), false)}
            onDelete={() => void ask(draft)}
          />
        ))}
      </Box>
      <Box>
        <Button onClick={() => open(newSeed(), false)}>{say('draftNew')}</Button>
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

/** One draft: its title, the step it stands at, its age, and what can be done with it. */
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

function callOf(run: string) {
  return { run, with: {}, when: true, as: run, notices: {} };
}

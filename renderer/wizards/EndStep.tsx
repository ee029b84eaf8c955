import { Box } from '@mui/material';
import type { StepModel } from '#engine';
import { ActionBar } from '../actions/ActionBar.tsx';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';

interface EndStepProps {
  readonly step: StepModel;
  /** Repeats the call that failed; undefined if none has. */
  readonly retry: (() => void) | undefined;
  /** Goes back to the answers that were refused. */
  readonly back: (() => void) | undefined;
}

/** The last page of a wizard: the result, and where to continue. A failed call is repeated from here. */
export function EndStep({ step, retry, back }: EndStepProps) {
  const markdown = useMarkdown();
  const say = useEngineText();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }} role="status">
      {step.text && <Markdown text={markdown(step.text)} />}
      {retry && <Text>{say('endRetry')}</Text>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {retry && (
          <Button variant="contained" onClick={retry}>
            {say('retry')}
          </Button>
        )}
        {retry && back && (
          <Button variant="outlined" onClick={back}>
            {say('endBack')}
          </Button>
        )}
        <ActionBar actions={step.actions} leading={retry === undefined} />
      </Box>
    </Box>
  );
}

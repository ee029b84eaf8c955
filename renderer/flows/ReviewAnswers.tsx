import { Box, Typography } from '@mui/material';
import type { Ref } from 'react';
import type { FlowItem } from '#engine';
import { Button } from '../look/Button.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { AnswerList } from './AnswerList.tsx';
import type { FlowState } from './useFlowState.ts';

interface ReviewAnswersProps {
  readonly state: FlowState;
  readonly heading: Ref<HTMLDivElement>;
  /** Opens the page of a question. */
  change(item: FlowItem): void;
}

/** Renders all answers before they are sent, each with a link to its question. */
export function ReviewAnswers({ state, heading, change }: ReviewAnswersProps) {
  const say = useEngineText();
  const write = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Box ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        <Heading>{say('reviewAnswers')}</Heading>
      </Box>
      <AnswerList
        items={state.items}
        answers={state.answers}
        action={(item) =>
          !item.locked && (
            <Button type="button" size="small" color="inherit" onClick={() => change(item)}>
              {say('changeAnswer')}
              <Typography component="span" className="visually-hidden">
                {` ${write(item.question.text)}`}
              </Typography>
            </Button>
          )
        }
      />
    </Box>
  );
}

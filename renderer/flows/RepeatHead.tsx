import { Box, Typography } from '@mui/material';
import { addInstance, type FlowItem, type Text } from '#engine';
import { Button } from '../look/Button.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { useScope } from '../scope/useScope.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import type { FlowState } from './useFlowState.ts';

interface RepeatHeadProps {
  readonly item: FlowItem;
  readonly state: FlowState;
  write(text: Text): string;
}

/** The text of a repeated question, and the button to add an instance. */
export function RepeatHead({ item, state, write }: RepeatHeadProps) {
  const say = useEngineText();
  const scope = useScope();
  const markdown = useMarkdown();
  const problem = state.problems.find(({ path }) => path === item.path.join('.'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Heading>{write(item.question.text)}</Heading>
        {item.question.help && <Markdown text={markdown(item.question.help)} />}
        {problem && (
          <Typography variant="caption" color="error">
            {problem.message}
          </Typography>
        )}
      </Box>
      {!item.locked && (
        <Button
          type="button"
          variant="outlined"
          size="small"
          disabled={item.repeat?.canAdd !== true}
          onClick={() => state.replace(addInstance({ answers: state.answers, item, scope }))}
        >
          {say('addAnother')}
        </Button>
      )}
    </Box>
  );
}

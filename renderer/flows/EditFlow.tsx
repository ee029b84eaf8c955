import { Box } from '@mui/material';
import type { FlowModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';
import { AllQuestions } from './AllQuestions.tsx';
import type { FlowHost } from './FlowHost.ts';
import { PagedQuestions } from './PagedQuestions.tsx';
import type { QuestionSource } from './QuestionSource.ts';
import { useFlowState } from './useFlowState.ts';
import { useFlowSubmit } from './useFlowSubmit.ts';
import { useRefusedAnswers } from './useRefusedAnswers.ts';

export interface EditFlowProps extends FlowHost {
  readonly flow: FlowModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly source: QuestionSource;
}

/** Renders the questions of a flow to be answered, page by page or all at once. */
export function EditFlow(props: EditFlowProps) {
  const { flow, source } = props;
  const say = useEngineText();
  const write = useText();
  const markdown = useMarkdown();
  const { release } = useRuntime();
  const state = useFlowState(props);
  const submitting = useFlowSubmit({ ...props, state });
  const refused = useRefusedAnswers(submitting.refused ?? props.refused, state);
  const [sent] = flow.submits;
  const operation = sent && release.operations[sent.run];
  // In a wizard the button continues; elsewhere it has the title of the operation, as in a form.
  const title = operation && props.host !== 'wizard' ? write(operation.title, undefined, state.scope()) : undefined;
  const submitLabel = props.submitLabel ?? title;
  const text = markdown(flow.text);
  const Pages = flow.pages === 'all' ? AllQuestions : PagedQuestions;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {text !== '' && <Markdown text={text} />}
      {source.questions.length === 0 ? (
        <>
          <Alert severity="info">{say('noQuestions')}</Alert>
          {props.host === 'wizard' && (
            <SubmitBar>
              {props.before}
              <Button variant="contained" loading={props.busy === true} onClick={() => void submitting.submit()}>
                {props.submitLabel ?? say('next')}
              </Button>
            </SubmitBar>
          )}
        </>
      ) : (
        <Pages {...props} submitLabel={submitLabel} state={state} refused={refused} submitting={submitting} />
      )}
    </Box>
  );
}

import { Box, Paper, Typography } from '@mui/material';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { type FlowItem, type FlowProblem, removeInstance, type Text } from '#engine';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { fieldId } from '../forms/FormContext.ts';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { Faqs } from './Faqs.tsx';
import { groupItems } from './groupItems.ts';
import { hasNothingToSend } from './hasNothingToSend.ts';
import type { PagedQuestionsProps } from './PagedQuestions.tsx';
import { problemText } from './problemText.ts';
import { QuestionView } from './QuestionView.tsx';
import { questionId } from './questionId.ts';
import { RepeatHead } from './RepeatHead.tsx';
import { ShownResults } from './ShownResults.tsx';

/**
 * Adds the text of the question to each problem, because the summary would otherwise repeat "This field is required".
 */
function named<Problem extends FlowProblem>(
  problem: Problem,
  items: readonly FlowItem[],
  write: (text: Text) => string,
): Problem {
  const item = items.find(({ path }) => path.join('.') === problem.path);
  if (item === undefined) return problem;
  return { ...problem, message: `${write(item.question.text)} ${problem.message}` };
}

/** Renders all questions on one page. Problems are shown when it is submitted. */
export function AllQuestions({
  flow,
  state,
  refused,
  submitting,
  busy,
  before,
  submitLabel,
  host,
  onCancel,
}: PagedQuestionsProps) {
  const say = useEngineText();
  const write = useText();
  const prefix = `q${useId().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const [isShown, setShown] = useState(false);
  const waiting = submitting.sending || busy === true;
  const own = isShown ? state.problems : [];
  const elsewhere = refused.filter(({ path }) => !own.some((problem) => problem.path === path));
  const problems = [...own, ...elsewhere].map((problem) => {
    const item = state.items.find(({ path }) => path.join('.') === problem.path);
    return item ? { ...problem, message: problemText(item, problem, say) } : problem;
  });
  const [back] = refused;
  useEffect(() => {
    if (back) document.getElementById(fieldId(prefix, back.path))?.focus();
  }, [back, prefix]);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (waiting) return;
    setShown(true);
    const [wrong] = state.problems;
    if (!wrong) {
      void submitting.submit();
      return;
    }
    document.getElementById(fieldId(prefix, wrong.path))?.focus();
  };

  const ask = (item: FlowItem) => (
    <Box
      key={item.path.join('.')}
      sx={{ display: 'grid', gap: 1.5, pl: { xs: 0, sm: item.groupId ? 0 : item.depth * 3 } }}
    >
      <QuestionView
        id={questionId(prefix, item)}
        item={item}
        problem={problems.find(({ path }) => path === item.path.join('.'))?.message}
        write={write}
        state={state}
      />
      <Faqs id={questionId(prefix, item)} faqs={item.question.faqs} write={write} />
    </Box>
  );
  return (
    <Box component="form" noValidate onSubmit={onSubmit} aria-busy={waiting} sx={{ display: 'grid', gap: 3 }}>
      <ErrorSummary prefix={prefix} problems={problems.map((problem) => named(problem, state.items, write))} />
      {groupItems(state.items).map((group) => {
        if (group.kind === 'question') return ask(group.item);
        if (group.kind === 'repeat') {
          return <RepeatHead key={group.item.path.join('.')} item={group.item} state={state} write={write} />;
        }
        const place = `${group.of.path.join('.')}.${group.index}`;
        const label = `${prefix}-${place.replaceAll('.', '-')}-label`;
        return (
          <Paper
            key={place}
            variant="outlined"
            role="group"
            aria-labelledby={label}
            sx={{ p: 2, display: 'grid', gap: 2 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography id={label} component="p" variant="subtitle2" sx={{ flex: 1 }}>
                {say('entryNumber', { value: group.index + 1 })}
              </Typography>
              {!group.of.locked && (
                <Button
                  type="button"
                  size="small"
                  color="inherit"
                  disabled={group.of.repeat?.canRemove !== true}
                  aria-describedby={label}
                  onClick={() => state.replace(removeInstance(state.answers, group.of, group.index))}
                >
                  {say('remove')}
                </Button>
              )}
            </Box>
            {group.items.map(ask)}
          </Paper>
        );
      })}
      <ShownResults flow={flow} state={state} />
      {submitting.failure !== undefined && <Alert severity="error">{submitting.failure}</Alert>}
      <SubmitBar isStuck={host === 'dialog'}>
        {before}
        {host === 'dialog' && onCancel && (
          <Button type="button" color="inherit" onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={host !== 'wizard' && hasNothingToSend(state.items)}
          loading={waiting}
        >
          {submitLabel ?? say(host === 'wizard' ? 'next' : 'submit')}
        </Button>
      </SubmitBar>
    </Box>
  );
}

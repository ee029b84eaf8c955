import './flow.css';
import { Box } from '@mui/material';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { type FlowItem, type FlowProblem, pageItems, resolveCondition } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { keysOfPage } from './answerByKey.ts';
import type { EditFlowProps } from './EditFlow.tsx';
import { Faqs } from './Faqs.tsx';
import { FlowProgress } from './FlowProgress.tsx';
import { openingPage } from './firstOpenPage.ts';
import { minutesOf } from './minutesOf.ts';
import { problemText } from './problemText.ts';
import { QuestionView } from './QuestionView.tsx';
import { questionId } from './questionId.ts';
import { RepeatHead } from './RepeatHead.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { ShownResults } from './ShownResults.tsx';
import { isPageLocked, problemsOnPage, turnPage } from './turnPage.ts';
import { useAnswerKeys } from './useAnswerKeys.ts';
import type { FlowState } from './useFlowState.ts';
import type { useFlowSubmit } from './useFlowSubmit.ts';

export interface PagedQuestionsProps extends Omit<EditFlowProps, 'refused'> {
  readonly state: FlowState;
  /** Errors of the server at answers that have not been changed since. */
  readonly refused: readonly FlowProblem[];
  readonly submitting: ReturnType<typeof useFlowSubmit>;
}

/**
 * Renders one question or group at a time, with Back and Next, and Submit on the last page. A review is a page after
 * them.
 */
export function PagedQuestions({
  flow,
  state,
  refused,
  submitting,
  busy,
  before,
  submitLabel,
  onPage,
}: PagedQuestionsProps) {
  const say = useEngineText();
  const write = useText();
  const prefix = `q${useId().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const { release } = useRuntime();
  const scope = useScope();
  const asked = pageItems(state.items, flow.pages);
  const isReviewed = resolveCondition(flow.review ?? false, scope, release.access.policies);
  const pages = isReviewed ? [...asked, []] : asked;
  const [index, setIndex] = useState(() =>
    openingPage({ pages, problems: state.problems, isResumed: state.isResumed }),
  );
  const [shown, setShown] = useState(-1);
  const heading = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  const at = Math.min(index, pages.length - 1);
  const page = pages[at] ?? [];
  const [first] = page;
  const isLast = at === pages.length - 1;
  const isReview = isReviewed && isLast;
  const place = { pages, at, problems: state.problems };
  const problems = problemsOnPage(place);
  const isLocked = isPageLocked(place);
  const waiting = submitting.sending || busy === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the page does.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [at]);

  const open = Math.max(asked.length - at, 0);
  const share = asked.length === 0 ? 0 : open / asked.length;
  const tell = useRef(onPage);
  tell.current = onPage;
  useEffect(() => tell.current?.(share), [share]);

  const [back] = refused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one is led back when the server refuses, not at each change.
  useEffect(() => {
    const wrong = pages.findIndex((one) => one.some(({ path }) => path.join('.') === back?.path));
    if (wrong >= 0) setIndex(wrong);
  }, [back]);

  const go = (to: number) => {
    setShown(-1);
    setIndex(to);
  };
  const advance = () => {
    setShown(at);
    if (waiting) return;
    const turn = turnPage(place);
    if (turn.kind === 'page') go(turn.at);
    if (turn.kind === 'submit') void submitting.submit();
  };
  const form = useAnswerKeys({
    ...{ page, state, advance },
    goBack: at === 0 || waiting ? undefined : () => go(at - 1),
  });
  const keys = keysOfPage(page);

  if (asked.length === 0) return null;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    advance();
  };
  const faqs = page.flatMap(({ question }) => question.faqs);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      ref={form}
      aria-busy={waiting}
      sx={{ display: 'grid', gap: 3 }}
    >
      <FlowProgress
        flow={flow}
        value={Math.min(at + 1, asked.length)}
        count={asked.length}
        minutes={onPage === undefined ? minutesOf(open) : 0}
      />
      {isReview && (
        <ReviewAnswers state={state} heading={heading} change={(item) => go(pages.findIndex(includes(item)))} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: faqs.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : '1fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          {page.map((item, position) => {
            const path = item.path.join('.');
            const own = shown === at ? problems.find((one) => one.path === path) : undefined;
            const problem = own ?? refused.find((one) => one.path === path);
            if (item.repeat) return <RepeatHead key={path} item={item} state={state} write={write} />;
            return (
              <QuestionView
                key={path}
                id={questionId(prefix, item)}
                item={item}
                problem={problem && problemText(item, problem, say)}
                heading={position === 0 ? heading : undefined}
                write={write}
                state={state}
              />
            );
          })}
        </Box>
        {first && <Faqs id={questionId(prefix, first)} faqs={faqs} write={write} />}
      </Box>
      {keys && (
        <p className="flow-keys no-print">
          {say(keys.kind === 'statements' ? 'flowStatementKeys' : 'flowKeys', { count: keys.count })}
        </p>
      )}
      <ShownResults flow={flow} state={state} />
      {submitting.failure !== undefined && <Alert severity="error">{submitting.failure}</Alert>}
      <SubmitBar>
        {at === 0 ? (
          before
        ) : (
          <Button
            type="button"
            color="inherit"
            disabled={waiting}
            onClick={() => go(at - 1)}
            style={{ marginRight: 'auto' }}
          >
            {say('back')}
          </Button>
        )}
        {isReviewed && !isReview && state.problems.length === 0 && (
          <Button type="button" color="inherit" disabled={waiting} onClick={() => go(pages.length - 1)}>
            {say('reviewAnswers')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isLocked} loading={waiting}>
          {isLast ? (submitLabel ?? say('submit')) : say('next')}
        </Button>
      </SubmitBar>
    </Box>
  );
}

function includes(item: FlowItem): (page: readonly FlowItem[]) => boolean {
  const path = item.path.join('.');
  return (page) => page.some((one) => one.path.join('.') === path);
}

import { Box, Typography } from '@mui/material';
import { type FlowAnswers, type FlowItem, type FlowModel, formatValue, resolveAnswers, startAnswers } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { questionField } from './questionField.ts';
import { ReadPairs } from './ReadPairs.tsx';
import type { QuestionSource } from './readQuestions.ts';
import { SelectedOptions } from './SelectedOptions.tsx';

/** Answers that the place of a flow has: by question, or in a list. */
export interface InitialAnswers {
  readonly value: unknown;
}

interface ReadFlowProps {
  readonly flow: FlowModel;
  readonly source: QuestionSource;
  readonly answers: FlowAnswers | undefined;
  readonly initial: InitialAnswers | undefined;
  readonly print: boolean;
}

/** Questions and their answers to be read; the statements of one question have a line each below it. */
export function ReadFlow({ flow, source, answers, initial, print }: ReadFlowProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const write = useText();
  const { questions, saved } = source;
  const begin = initial ?? (flow.begin && { expression: flow.begin, scope });
  const known = startAnswers({
    questions,
    saved: { ...saved, ...answers },
    prefill: false,
    ...(begin === undefined ? {} : { begin }),
  });
  const resolved = resolveAnswers({ questions, answers: known, scope, release, locked: flow.locked, saved });
  const items = resolved.visible;

  const lines = (item: FlowItem): readonly string[] => {
    const { question, value } = item;
    if (question.format === 'none' || question.format === 'pairs' || item.repeat) return [];
    const read = formatValue(questionField(question), value, scope, { release, locale });
    if (read === '') return ['—'];
    return [question.unit === undefined ? read : `${read} ${write(question.unit)}`];
  };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: print ? 1.5 : 2 }}>
      {items.map((item) => (
        <Box
          key={item.path.join('.')}
          sx={{ breakInside: 'avoid', pl: item.groupId === undefined || item.repeat ? 0 : 3, minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {write(item.question.text)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            {item.question.format === 'pairs' && <ReadPairs item={item} />}
            {item.question.options !== undefined && item.value !== undefined ? (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <SelectedOptions item={item} answers={resolved.answers} />
              </Typography>
            ) : (
              lines(item).map((line) => (
                <Typography key={line} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {line}
                </Typography>
              ))
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

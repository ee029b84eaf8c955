import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type FlowAnswers, type FlowItem, formatValue, questionField } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { ReadPairs } from './ReadPairs.tsx';
import { SelectedOptions } from './SelectedOptions.tsx';

interface AnswerListProps {
  readonly items: readonly FlowItem[];
  readonly answers: FlowAnswers;
  readonly isDense?: boolean;
  /** The action of a question, next to its answer. */
  readonly action?: (item: FlowItem) => ReactNode;
}

/** Renders questions and their answers, read-only. The statements of one question have a line each below it. */
export function AnswerList({ items, answers, isDense = false, action }: AnswerListProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const write = useText();

  const lines = (item: FlowItem): readonly string[] => {
    const { question, value } = item;
    if (question.format === 'none' || question.format === 'pairs' || item.repeat) return [];
    const read = formatValue(questionField(question), value, scope, { release, locale });
    if (read === '') return ['—'];
    return [question.unit === undefined ? read : `${read} ${write(question.unit)}`];
  };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: isDense ? 1.5 : 2 }}>
      {items.map((item) => (
        <Box
          key={item.path.join('.')}
          sx={{
            ...{ breakInside: 'avoid', pl: item.groupId === undefined || item.repeat ? 0 : 3, minWidth: 0 },
            ...(action ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 } : {}),
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', gridColumn: 1 }}>
            {write(item.question.text)}
          </Typography>
          <Box component="dd" sx={{ m: 0, gridColumn: 1 }}>
            {item.question.format === 'pairs' && <ReadPairs item={item} />}
            {item.question.options !== undefined && item.value !== undefined ? (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <SelectedOptions item={item} answers={answers} />
              </Typography>
            ) : (
              lines(item).map((line) => (
                <Typography key={line} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {line}
                </Typography>
              ))
            )}
          </Box>
          {action && (
            <Box component="dd" sx={{ m: 0, gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' }}>
              {action(item)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import {
  type FlowAnswers,
  type FlowItem,
  type FlowModel,
  formatValue,
  resolveAnswers,
  startAnswers,
  type Text,
} from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { questionField } from './questionField.ts';
import type { QuestionSource } from './readQuestions.ts';
import { SelectedOptions } from './SelectedOptions.tsx';

interface ReadFlowProps {
  readonly flow: FlowModel;
  readonly source: QuestionSource;
  readonly answers: FlowAnswers | undefined;
  readonly print: boolean;
}

/** Questions and their answers to be read; statements with Yes or No have a line each. */
export function ReadFlow({ flow, source, answers, print }: ReadFlowProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const write = useText();
  const say = useEngineText();
  const { questions, saved } = source;
  const { begin } = flow;
  const known = startAnswers({
    questions,
    saved: { ...saved, ...answers },
    prefill: false,
    ...(begin === undefined ? {} : { begin: { expression: begin, scope } }),
  });
  const resolved = resolveAnswers({ questions, answers: known, scope, release, locked: flow.locked, saved });
  const items = resolved.visible;

  const lines = (item: FlowItem): readonly string[] => {
    const { question, value } = item;
    if (question.format === 'none' || item.repeat) return [];
    if (question.format === 'pairs') return pairLines(item, write, say);
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

function pairLines(
  { question, value }: FlowItem,
  write: (text: Text) => string,
  say: (name: string) => string,
): readonly string[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return question.answers
    .filter((answer) => answer.no !== undefined)
    .map((answer) => {
      const side = stored.includes(answer.answer) ? say('yes') : stored.includes(answer.no) ? say('no') : '—';
      return `${write(answer.text)}: ${side}`;
    });
}

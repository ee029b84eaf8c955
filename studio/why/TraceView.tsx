import { Box, Typography } from '@mui/material';
import type { Expressions } from '#engine';
import type { TracedExpression } from '#engine/why';
import { type StudioText, useStudioText } from '../texts/useStudioText.ts';
import { ClauseView } from './ClauseView.tsx';
import { type Clause, type ClausePhrases, clausesOf } from './clausesOf.ts';
import type { Labels } from './labelsOf.ts';

interface TraceViewProps {
  readonly evaluated: readonly TracedExpression[];
  readonly labels: Labels;
  readonly expressions: Expressions;
  /** Only the values that were read. */
  readonly isPlain?: boolean;
}

/** Evaluations: each condition in words with the result of each part, and the values that were read. */
export function TraceView({ evaluated, labels, expressions, isPlain = false }: TraceViewProps) {
  const say = useStudioText();
  const clauses = (isPlain ? [] : evaluated).map((one) => ({
    ...one,
    clause: clauseOf(one, labels, { expressions, say }),
  }));
  const reads = [...new Map(evaluated.flatMap((one) => one.reads).map((read) => [read.path, read.value]))];
  return (
    <>
      {clauses.map(({ expression, clause, failure }) => (
        <Box key={expression}>
          <ClauseView clause={clause} />
          {failure !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {say(failure === 'expr/absent' ? 'whyAbsentValue' : 'whyFailed')}
            </Typography>
          )}
        </Box>
      ))}
      {reads.length > 0 && (
        <Box component="dl" sx={{ m: 0 }} aria-label={say('whyValues')}>
          {reads.map(([path, value]) => (
            <Box key={path} sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="dt" variant="body2" color="text.secondary" title={path} sx={{ display: 'inline' }}>
                {say('whyLabel', { subject: labels.subject(path) })}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, ml: 1, display: 'inline' }}>
                {labels.value(value, path)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

interface Saying {
  readonly expressions: Expressions;
  readonly say: StudioText;
}

function clauseOf(
  { expression, parts, value }: TracedExpression,
  labels: Labels,
  { expressions, say }: Saying,
): Clause {
  const holds = typeof value === 'boolean' ? value : 'absent';
  // An expression that cannot be parsed has failed, and is shown as it is written.
  if (!expressions.canParse(expression)) return { parts: [], text: expression, holds };
  const words: ClausePhrases = { ...labels, say: (sign, said) => say(`whySign_${sign}`, { ...said }) };
  return { ...clausesOf(expressions.parse(expression), words, parts), holds };
}

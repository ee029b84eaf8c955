import { Box, Link, Stack, Typography } from '@mui/material';
import type { Expressions } from '#engine';
import type { Reason, TracedExpression } from '#engine/why';
import { type StudioText, useStudioText } from '../texts/useStudioText.ts';
import { ClauseView } from './ClauseView.tsx';
import { type Clause, type ClausePhrases, clausesOf } from './clausesOf.ts';
import type { WhyEntry, WhyGroup } from './entriesOf.ts';
import type { Labels } from './labelsOf.ts';
import { useReasonText } from './useReasonText.ts';
import { useStudioLink } from './useStudioLink.ts';

export interface ReasonViewProps {
  readonly group: WhyGroup;
  readonly entry: WhyEntry;
  readonly reason: Reason;
  readonly labels: Labels;
  readonly expressions: Expressions;
}

/** A reason: the condition in words with the result of each part, the values that it read, and where it is written. */
export function ReasonView({ group, entry, reason, labels, expressions }: ReasonViewProps) {
  const say = useStudioText();
  const reasonText = useReasonText();
  const clauses = reason.evaluated.map((one) => ({ ...one, clause: clauseOf(one, labels, { expressions, say }) }));
  const reads = [...new Map(reason.evaluated.flatMap((one) => one.reads).map((read) => [read.path, read.value]))];
  return (
    <Stack spacing={1}>
      <Typography>{reasonText(reason, group.subject)}</Typography>
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
      <Source group={group} entry={entry} reason={reason} />
    </Stack>
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

/** Properties of definitions with the rule of a part. */
const words: Partial<Readonly<Record<Reason['part'], string>>> = {
  ...{ when: 'when', allow: 'allow', locked: 'locked', required: 'required', readOnly: 'readOnly' },
  ...{ computed: 'value', answer: 'answers', rule: 'rules' },
};

function Source({ group, entry, reason }: Pick<ReasonViewProps, 'group' | 'entry' | 'reason'>) {
  const say = useStudioText();
  const link = useStudioLink(group, entry, words[reason.part] ?? '');
  if (link === undefined) return null;
  const place = `${link.kind}/${link.definition}${link.pointer}`;
  return (
    <Link href={link.href} target="_blank" rel="noopener" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {say('whyOpen', { place })}
    </Link>
  );
}

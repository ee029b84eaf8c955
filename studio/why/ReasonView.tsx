import { Link, Stack, Typography } from '@mui/material';
import type { Expressions } from '#engine';
import type { Reason } from '#engine/why';
import { useStudioText } from '../texts/useStudioText.ts';
import type { WhyEntry, WhyGroup } from './entriesOf.ts';
import type { Labels } from './labelsOf.ts';
import { TraceView } from './TraceView.tsx';
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
  const reasonText = useReasonText();
  return (
    <Stack spacing={1}>
      <Typography>{reasonText(reason, group.subject)}</Typography>
      <TraceView evaluated={reason.evaluated} labels={labels} expressions={expressions} />
      <Source group={group} entry={entry} reason={reason} />
    </Stack>
  );
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

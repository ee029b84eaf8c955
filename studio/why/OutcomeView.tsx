import { Box, Stack, Typography } from '@mui/material';
import { BelowHeading, Heading, useRuntime, useText } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { useMomentText } from '../texts/useTimeText.ts';
import { type DescribedOutcome, describeOutcome } from './describeOutcome.ts';
import { CountedLine, ResultLine } from './OutcomeLines.tsx';
import { FoldedPart, Line, Part } from './OutcomeParts.tsx';
import type { Outcome } from './outcomesOf.ts';

interface OutcomeViewProps {
  readonly outcome: Outcome;
  /** The release under which the record was decided. Undefined if it does not say. */
  readonly hash: string | undefined;
  /** Only its title is shown until it is pressed. */
  readonly isFolded: boolean;
}

/** A result of a questionnaire: how it was computed, the answers that counted, and the questions that were not shown. */
export function OutcomeView({ outcome, hash, isFolded }: OutcomeViewProps) {
  const say = useStudioText();
  const text = useText();
  const { release, locale, expressions } = useRuntime();
  const words = describeOutcome(outcome, {
    say,
    locale,
    expressions,
    page: release,
    writePage: (title) => text(title),
  });
  const title = say('whyOutcome', { title: outcome.write(outcome.flow.title) });
  const deciding = outcome.explained.results.find(({ result }) => result.field === outcome.decides);
  const [subject, decided] = [
    outcome.write(deciding?.result.title ?? { literal: '' }),
    words.value(deciding?.value, { field: outcome.decides }),
  ];
  const details = <OutcomeDetails outcome={outcome} hash={hash} words={words} />;
  return (
    <Box component="section" aria-label={title}>
      {isFolded ? (
        <FoldedPart title={`${title} – ${say('whyLabel', { subject })} ${decided}`}>
          <li>{details}</li>
        </FoldedPart>
      ) : (
        <Stack spacing={1}>
          <Heading look="group">{title}</Heading>
          <Typography>
            {say('whyLabel', { subject })} <strong>{decided}</strong>
          </Typography>
          {details}
        </Stack>
      )}
    </Box>
  );
}

interface OutcomeDetailsProps extends Omit<OutcomeViewProps, 'isFolded'> {
  readonly words: DescribedOutcome;
}

function OutcomeDetails({ outcome, hash, words }: OutcomeDetailsProps) {
  const say = useStudioText();
  const moment = useMomentText();
  const { release } = useRuntime();
  const { at, explained, write } = outcome;
  const { counted, hidden, results } = explained;
  const isLive = hash === release.hash;
  const decided = isLive ? 'whyDecidedLive' : 'whyDecidedEarlier';
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="text.secondary">
        {typeof at === 'string' && `${say('whySubmitted', { at: moment(at) })} `}
        {hash === undefined ? say('whyDecidedUnknown') : say(decided, { hash: hash.slice(0, 12) })}
      </Typography>
      <BelowHeading>
        <Part title={say('whyHow')}>
          {results.map((one) => (
            <ResultLine key={one.result.field} explained={one} outcome={outcome} words={words} />
          ))}
        </Part>
        <FoldedPart title={say('whyCounted', { count: counted.length })}>
          {counted.map((one) => (
            <CountedLine key={one.item.path.join('.')} counted={one} outcome={outcome} words={words} />
          ))}
        </FoldedPart>
        {hidden.length > 0 && (
          <FoldedPart title={say('whyNotAsked', { count: hidden.length })}>
            {hidden.map((one) => (
              <Line key={one.item.path.join('.')}>
                <Typography variant="body2">{write(one.item.question.text)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {words.hiddenBecause(one)}
                </Typography>
              </Line>
            ))}
          </FoldedPart>
        )}
      </BelowHeading>
    </Stack>
  );
}

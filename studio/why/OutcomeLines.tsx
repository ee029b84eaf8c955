import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import type { CountedQuestion, ExplainedResult } from '#engine/why';
import { useStudioText } from '../texts/useStudioText.ts';
import { ClauseView } from './ClauseView.tsx';
import type { DescribedOutcome } from './describeOutcome.ts';
import { Line } from './OutcomeParts.tsx';
import type { Outcome } from './outcomesOf.ts';

interface Explaining {
  readonly outcome: Outcome;
  readonly words: DescribedOutcome;
}

/** A result, and how it was computed: by a formula, a condition, or cases. */
export function ResultLine({ explained, outcome, words }: Explaining & { readonly explained: ExplainedResult }) {
  const say = useStudioText();
  const { result, value } = explained;
  const other = outcome.differing.find(({ field }) => field === result.field);
  const how = words.how(explained);
  return (
    <Line>
      <Typography variant="body2">
        {say('whyLabel', { subject: outcome.write(result.title) })} <strong>{words.value(value, result)}</strong>
      </Typography>
      {how.formula !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {say('whyComputed', { formula: how.formula })}
        </Typography>
      )}
      {how.clause !== undefined && <ClauseView clause={how.clause} />}
      {how.cases.map(({ value: is, condition, isTaken }) => (
        <Box key={is + String(condition?.text)} sx={{ opacity: isTaken ? 1 : 0.8 }}>
          <Typography variant="body2" component="span">
            {say(condition === undefined ? 'whyOtherwise' : 'whyIf', { value: is })}
          </Typography>
          {isTaken && (
            <Box component="strong" sx={{ ml: 1, color: 'success.main', typography: 'body2', fontWeight: 700 }}>
              {say('whyApplies')}
            </Box>
          )}
          {condition !== undefined && (
            <Box sx={{ pl: 2 }}>
              <ClauseView clause={condition} />
            </Box>
          )}
        </Box>
      ))}
      {other !== undefined && (
        <Alert severity="warning">{say('whyDiffers', { value: words.value(other.value, result) })}</Alert>
      )}
    </Line>
  );
}

/** A question whose answer counted: the answer, its marks, and what the results would be without it. */
export function CountedLine({ counted, outcome, words }: Explaining & { readonly counted: CountedQuestion }) {
  const say = useStudioText();
  const { item, picked, without } = counted;
  return (
    <Line>
      <Typography variant="body2" color="text.secondary">
        {outcome.write(item.question.text)}
      </Typography>
      {picked.map((pick) => (
        <Stack
          key={String(pick.answer)}
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center', py: 0.25 }}
        >
          <Typography variant="body2">{words.answer(item, pick.answer)}</Typography>
          {words.marks(pick).map((mark) => (
            <Chip key={mark} size="small" variant="outlined" label={mark} />
          ))}
        </Stack>
      ))}
      <Typography variant="body2" color="text.secondary">
        {without.length === 0 ? say('whyWithoutNothing') : say('whyWithout', { results: words.results(without) })}
      </Typography>
    </Line>
  );
}

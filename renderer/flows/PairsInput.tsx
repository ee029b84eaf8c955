import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { titleId, type WidgetProps } from '@rjsf/utils';
import type { AnswerModel, QuestionModel } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { describedBy, isInvalid, isLocked } from '../widgets/inputAttributes.ts';
import { choicesOf } from '../widgets/readOptions.ts';
import { sideOf } from './sideOf.ts';

/** Statements that hold or not: each row stores one of two answers; a counter says how many are still open. */
export function PairsInput(props: WidgetProps) {
  const { id, value, required, onChange, onBlur } = props;
  const question: QuestionModel = props.options['question'];
  const choices = choicesOf(props);
  const locked = isLocked(props);
  const say = useEngineText();
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows = question.answers.filter((answer) => answer.no !== undefined);
  const answered = rows.filter((row) => sideOf(row, stored) !== '').length;
  const pick = (row: AnswerModel, side: string) => {
    const others = stored.filter((answer) => answer !== row.answer && answer !== row.no);
    onChange([...others, side === 'yes' ? row.answer : row.no]);
  };
  return (
    <Box role="group" aria-labelledby={titleId(id)} aria-describedby={describedBy(props)} sx={{ maxWidth: 760 }}>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {say('pairsAnswered', { count: answered, limit: question.exactly ?? rows.length })}
      </Typography>
      {rows.map((row, index) => {
        const rowId = `${id}-${row.answer}`;
        return (
          <Box
            key={row.answer}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
              alignItems: 'center',
              columnGap: 2,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography id={rowId} variant="body1">
              {choices.find((choice) => choice.value === row.answer)?.label}
            </Typography>
            <RadioGroup
              row
              aria-labelledby={rowId}
              aria-required={required === true}
              aria-invalid={isInvalid(props) && sideOf(row, stored) === ''}
              name={rowId}
              value={sideOf(row, stored)}
              onChange={(_, side) => pick(row, side)}
              onBlur={() => onBlur(id, value)}
            >
              <FormControlLabel
                value="yes"
                disabled={locked}
                label={say('yes')}
                control={<Radio size="small" slotProps={{ input: index === 0 ? { id } : {} }} />}
              />
              <FormControlLabel value="no" disabled={locked} label={say('no')} control={<Radio size="small" />} />
            </RadioGroup>
          </Box>
        );
      })}
    </Box>
  );
}

import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { Heading } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { type AnswerCondition, readCondition, writeCondition } from './condition.ts';

/** Something that is answered, and what it can be answered with. */
export interface Subject {
  /** Name in expressions, `q301`. */
  readonly of: string;
  readonly label: string;
  readonly answers: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

interface ConditionPanelProps {
  readonly title: string;
  /** The condition as it is written. */
  readonly written: unknown;
  readonly subjects: readonly Subject[];
  /** Called with the expression; undefined if the element is always shown. */
  readonly onWrite: (expression: string | undefined) => void;
}

/** When an element is shown: always, or depending on the answer to another one. Other conditions stay as they are. */
export const ConditionPanel = memo(function ConditionPanel(props: ConditionPanelProps) {
  const { title, written, subjects, onWrite } = props;
  const say = useStudioText();
  const read = readCondition(written);
  const known = read !== undefined && subjects.some(({ of }) => of === read.of) ? read : undefined;
  const [begun, setBegun] = useState<AnswerCondition>();
  const shown = begun ?? known;
  const isOther = shown === undefined && written !== undefined && written !== true;
  const subject = subjects.find(({ of }) => of === shown?.of);
  const write = (next: AnswerCondition) => {
    const isComplete = next.test === 'answered' || next.answer !== undefined;
    setBegun(isComplete ? undefined : next);
    if (isComplete) onWrite(writeCondition(next));
  };
  const choose = (of: string) => {
    if (of === '') {
      setBegun(undefined);
      onWrite(undefined);
      return;
    }
    const hasAnswers = subjects.find((one) => one.of === of)?.answers.length !== 0;
    write({ of, test: hasAnswers ? 'is' : 'answered' });
  };
  return (
    <Stack spacing={1.5} component="section" aria-label={title}>
      <Heading look="line">{title}</Heading>
      {isOther && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {say('otherCondition')} <code>{JSON.stringify(written)}</code>
        </Typography>
      )}
      <TextField
        select
        size="small"
        label={say('dependsOn')}
        value={subject?.of ?? ''}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{isOther ? say('asWritten') : say('always')}</MenuItem>
        {subjects.map(({ of, label }) => (
          <MenuItem key={of} value={of} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {shown !== undefined && subject !== undefined && (
        <TextField
          select
          size="small"
          label={say('conditionTest')}
          value={shown.test}
          onChange={(event) => {
            const test = event.target.value === 'answered' ? 'answered' : event.target.value === 'is' ? 'is' : 'isNot';
            write({ ...shown, test });
          }}
        >
          {subject.answers.length > 0 && <MenuItem value="is">{say('testIs')}</MenuItem>}
          {subject.answers.length > 0 && <MenuItem value="isNot">{say('testIsNot')}</MenuItem>}
          <MenuItem value="answered">{say('testAnswered')}</MenuItem>
        </TextField>
      )}
      {shown !== undefined && subject !== undefined && shown.test !== 'answered' && (
        <TextField
          select
          size="small"
          label={say('answer')}
          value={shown.answer === undefined ? '' : String(shown.answer)}
          onChange={(event) => {
            const found = subject.answers.find(({ value }) => String(value) === event.target.value);
            if (found !== undefined) write({ ...shown, answer: found.value });
          }}
        >
          {subject.answers.map(({ value, label }) => (
            <MenuItem key={String(value)} value={String(value)} sx={{ whiteSpace: 'normal' }}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
});

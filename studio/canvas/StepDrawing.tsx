import { Box, Chip, Stack, Typography } from '@mui/material';
import type { StepModel } from '#engine';
import { useStudioText } from '../texts/useStudioText.ts';
import type { Drawing } from './drawing.ts';
import { FieldDrawing } from './FieldDrawing.tsx';
import { plainText } from './stillModel.ts';

interface StepDrawingProps {
  readonly step: StepModel;
  readonly drawing: Drawing;
}

/** A step of a wizard with its heading, and the fields of its form. */
export function StepDrawing({ step, drawing }: StepDrawingProps) {
  const say = useStudioText();
  const { kind, minutes } = step;
  const shown = kind === 'form' ? step.form : kind === 'flow' ? step.flow : kind === 'screen' ? step.screen : undefined;
  const fields = kind === 'form' ? (drawing.forms[step.form] ?? []) : [];
  const text = plainText(step.text);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="span" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {plainText(step.title) || step.step}
        </Typography>
        <Chip size="small" variant="outlined" label={shown === undefined ? kind : `${kind} ${shown}`} />
        {minutes !== undefined && (
          <Typography component="span" variant="body2" color="text.secondary">
            {say('minutes', { count: minutes })}
          </Typography>
        )}
      </Stack>
      {text !== '' && <Typography variant="body2">{text}</Typography>}
      {fields.length > 0 && (
        <Box sx={{ maxHeight: 360, overflow: 'hidden' }}>
          <FieldDrawing id={step.step} fields={fields} />
        </Box>
      )}
    </Stack>
  );
}

import { Box, Chip, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Guard } from '../look/Guard.tsx';
import { type Drawing, labelIn } from './drawing.ts';
import { FieldDrawing } from './FieldDrawing.tsx';
import type { CanvasElement } from './outline.ts';
import { QuestionDrawing } from './QuestionDrawing.tsx';
import { StepDrawing } from './StepDrawing.tsx';

interface ElementDrawingProps {
  readonly element: CanvasElement;
  readonly drawing: Drawing;
}

/** What an element looks like in the portal; its name while it is not compiled, or where the renderer cannot draw it. */
export function ElementDrawing({ element, drawing }: ElementDrawingProps) {
  const { word } = element;
  const label = labelIn(drawing, element);
  const name = <NameOnly element={element} label={label} />;
  const field = word === 'field' ? drawing.fields.get(element.name) : undefined;
  const fields = useMemo(() => (field === undefined ? [] : [field]), [field]);
  const question = word === 'question' ? drawing.questions.get(element.name) : undefined;
  const step = word === 'step' ? drawing.steps.get(element.name) : undefined;
  const isOwn = fields.some(({ each }) => each !== undefined);
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      <Guard key={JSON.stringify(field ?? question ?? step ?? '')} otherwise={name}>
        {fields.length > 0 && !isOwn ? (
          <FieldDrawing id={element.name} fields={fields} />
        ) : question !== undefined ? (
          <QuestionDrawing id={element.pointer} question={question} />
        ) : step !== undefined ? (
          <StepDrawing step={step} drawing={drawing} />
        ) : word === 'section' || word === 'menu' ? (
          <Typography component="span" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
        ) : word === 'go' ? (
          <Typography component="span">{label}</Typography>
        ) : (
          name
        )}
      </Guard>
    </Box>
  );
}

interface NameOnlyProps {
  readonly element: CanvasElement;
  readonly label: string;
}

function NameOnly({ element: { word, name }, label }: NameOnlyProps) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Chip size="small" variant="outlined" label={label === name ? word : `${word} ${name}`} />
    </Stack>
  );
}

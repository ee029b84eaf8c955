import { Box, Chip, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import type { FieldModel, QuestionModel } from '#engine';
import { Guard } from '../look/Guard.tsx';
import type { CompiledPart, Drawing } from './drawing.ts';
import { FieldDrawing } from './FieldDrawing.tsx';
import type { CanvasElement } from './outline.ts';
import { QuestionDrawing } from './QuestionDrawing.tsx';
import { StepDrawing } from './StepDrawing.tsx';

interface ElementDrawingProps {
  readonly element: CanvasElement;
  readonly label: string;
  readonly part: CompiledPart | undefined;
  /** Of a step: with the forms that steps show. */
  readonly drawing: Drawing | undefined;
}

/** What an element looks like in the portal; its name while it is not compiled, or where the renderer cannot draw it. */
export function ElementDrawing({ element, label, part, drawing }: ElementDrawingProps) {
  const { word } = element;
  const name = <NameOnly element={element} label={label} />;
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      <Guard key={JSON.stringify(part ?? '')} otherwise={name}>
        {isField(part) ? (
          part.each === undefined ? (
            <OneField field={part} />
          ) : (
            name
          )
        ) : isQuestion(part) ? (
          <QuestionDrawing id={element.pointer} question={part} />
        ) : part !== undefined && drawing !== undefined ? (
          <StepDrawing step={part} drawing={drawing} />
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

function OneField({ field }: { readonly field: FieldModel }) {
  const fields = useMemo(() => [field], [field]);
  return <FieldDrawing id={field.path} fields={fields} />;
}

function isField(part: CompiledPart | undefined): part is FieldModel {
  return part !== undefined && 'path' in part;
}

function isQuestion(part: CompiledPart | undefined): part is QuestionModel {
  return part !== undefined && 'question' in part;
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

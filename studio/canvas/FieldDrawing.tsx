import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { FieldModel } from '#engine';
import { FormView, RunsProvider } from '#renderer/host';
import { stillForm } from './stillModel.ts';

const nothing = { draft: {}, picked: {} };

/** Fields as the renderer draws them in every form, empty. */
export function FieldDrawing({ id, fields }: { readonly id: string; readonly fields: readonly FieldModel[] }) {
  const form = useMemo(() => stillForm(`canvas ${id}`, fields), [id, fields]);
  const key = JSON.stringify(form);
  return (
    <Box sx={{ '& .form': { maxWidth: 'none' } }}>
      <RunsProvider>
        <FormView
          key={key}
          form={form}
          given={{}}
          host="wizard"
          name={key}
          mode="edit"
          answers={nothing}
          onAnswers={() => undefined}
        />
      </RunsProvider>
    </Box>
  );
}

import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import type { FormModel } from '#engine';
import { FormView } from '../../forms/FormView.tsx';
import { Alert } from '../../look/Alert.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { asFilter } from './filterFieldsOf.ts';
import { longestName } from './useOwnViews.ts';

interface ViewNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Names of the other views. */
  readonly taken: readonly string[];
  /** The reason why no view can be saved. */
  readonly refusal: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** A dialog for the name of a view. */
export function ViewNameDialog({ title, name, taken, refusal, onSave, onClose }: ViewNameDialogProps) {
  const say = useEngineText();
  const id = useId();
  const [problem, setProblem] = useState(refusal);
  const label = say('table.viewName');
  const form = useMemo((): FormModel => nameForm(label), [label]);

  function save(given: unknown): void {
    const wanted = typeof given === 'string' ? given.trim().slice(0, longestName) : '';
    if (refusal !== undefined || wanted === '') return;
    const other = taken.find((one) => one.toLowerCase() === wanted.toLowerCase());
    if (other === undefined) onSave(wanted);
    else setProblem(say('table.viewTaken', { name: other }));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {problem !== undefined && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        <FormView
          form={form}
          given={{}}
          host="dialog"
          name="view-name"
          submitLabel={say('save')}
          answers={{ draft: { name }, picked: {} }}
          onHandOver={({ normalised }) => save(normalised['name'])}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

function nameForm(label: string): FormModel {
  const plain = { ...asFilter({ ...blank, title: { literal: label } }), required: true };
  return {
    id: 'view-name',
    given: {},
    data: [],
    fields: [plain],
    rules: [],
    submits: [],
    mode: 'edit',
    messages: {},
  };
}

const blank = {
  ...{ path: 'name', wire: 'name', type: 'string' as const, words: {}, schema: {}, constraint: '' },
  ...{ when: true, locked: false, required: true, readOnly: false },
  ...{ normalise: [], messages: {}, rules: [], actions: [] },
};

import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useBelow } from '../../look/useWidth.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

/** A dialog with all filters of a list. */
export function FilterDialog(props: FilterFormProps) {
  const say = useEngineText();
  const id = useId();
  const isNarrow = useBelow('sm');
  return (
    <Dialog open onClose={props.onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{say('filter')}</DialogTitle>
      {/* Keeps a focused field from being scrolled below the sticky buttons. */}
      <DialogContent sx={{ scrollPaddingBottom: 80 }}>
        <FilterForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

import { Dialog, DialogActions, DialogContent } from '@mui/material';
import { useId } from 'react';
import { Button } from '../look/Button.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface ConfirmDialogProps {
  readonly question: string;
  /** Label of the confirm button: the title of the action. */
  readonly answer: string;
  /** The confirmed action ends or deletes something. The cancel button has the focus. */
  readonly tone?: 'danger' | undefined;
  /** Label of the cancel button. If it is set, that button has the focus. */
  readonly stay?: string | undefined;
  readonly onAnswer: (isSure: boolean) => void;
}

/** A dialog that asks for confirmation of an action. */
export function ConfirmDialog({ question, answer, tone, stay, onAnswer }: ConfirmDialogProps) {
  const say = useEngineText();
  const id = useId();
  // Enter must not end or delete something by habit.
  const isCautious = stay !== undefined || tone === 'danger';
  return (
    <Dialog open role="alertdialog" onClose={() => onAnswer(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogContent id={id}>
        <Markdown text={question} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus={isCautious} onClick={() => onAnswer(false)}>
          {stay ?? say('cancel')}
        </Button>
        <Button variant="contained" color={tone} autoFocus={!isCautious} onClick={() => onAnswer(true)}>
          {answer}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

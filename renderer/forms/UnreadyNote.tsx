import { Typography } from '@mui/material';

interface UnreadyNoteProps {
  readonly id: string;
  /** What is still waited for. */
  readonly words: string;
}

/** Why the forward button cannot be pressed yet, in the row above the buttons. */
export function UnreadyNote({ id, words }: UnreadyNoteProps) {
  return (
    <Typography id={id} variant="body2" color="text.secondary" sx={{ width: '100%', textAlign: 'end' }}>
      {words}
    </Typography>
  );
}

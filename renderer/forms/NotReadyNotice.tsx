import './fields.css';

interface UnreadyNoteProps {
  readonly id: string;
  /** What is still waited for. */
  readonly words: string;
}

/** Why the forward button cannot be pressed yet, in the row above the buttons. */
export function NotReadyNotice({ id, words }: UnreadyNoteProps) {
  return (
    <p id={id} className="form-waits">
      {words}
    </p>
  );
}

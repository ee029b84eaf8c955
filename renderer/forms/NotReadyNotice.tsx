import './fields.css';

interface UnreadyNoteProps {
  readonly id: string;
  /** The reason for waiting. */
  readonly words: string;
}

/** Shows above the buttons why the forward button is locked. */
export function NotReadyNotice({ id, words }: UnreadyNoteProps) {
  return (
    <p id={id} className="form-waits">
      {words}
    </p>
  );
}

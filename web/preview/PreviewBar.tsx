import './preview.css';
import { useState } from 'react';
import type { OpenedPreview } from './readPreview.ts';

interface PreviewBarProps {
  readonly words: OpenedPreview['words'];
  /** Makes a case of what was entered. Resolves to false if there is nothing. */
  readonly onMake: () => Promise<boolean>;
  readonly onEnd: () => Promise<void>;
}

/** Says on every page of a preview that it is one, and ends it. */
export function PreviewBar({ words, onMake, onEnd }: PreviewBarProps) {
  const [isEnding, setEnding] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <aside className="preview-bar no-print" lang={words.locale} aria-label={words.text}>
      <span>{words.text}</span>
      <span role="status">{said}</span>
      <button
        type="button"
        className="fw-button fw-button-outlined fw-button-small"
        onClick={() => void onMake().then((isMade) => setSaid(isMade ? words.made : words.nothing))}
      >
        {words.make}
      </button>
      <button
        type="button"
        className="fw-button fw-button-outlined fw-button-small"
        disabled={isEnding}
        onClick={() => {
          setEnding(true);
          void onEnd().catch(() => setEnding(false));
        }}
      >
        {words.end}
      </button>
    </aside>
  );
}

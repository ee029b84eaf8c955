import './preview.css';
import { useState } from 'react';
import type { OpenedPreview } from './readPreview.ts';

interface PreviewBarProps {
  readonly words: OpenedPreview['words'];
  readonly onEnd: () => Promise<void>;
}

/** Says on every page of a preview that it is one, and ends it. */
export function PreviewBar({ words, onEnd }: PreviewBarProps) {
  const [isEnding, setEnding] = useState(false);
  return (
    <aside className="preview-bar no-print" lang={words.locale} aria-label={words.text}>
      <span>{words.text}</span>
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

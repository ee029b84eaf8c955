import './shell.css';
import { useEngineText } from '../texts/useEngineText.ts';

/** The first focusable element, which skips the app bar and the menu. */
export function SkipLink() {
  const say = useEngineText();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, and brings the focus along.
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {say('skipToContent')}
    </a>
  );
}

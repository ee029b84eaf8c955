import '../../widgets/widgets.css';
import { useEffect, useRef, useState } from 'react';

interface SearchBoxProps {
  readonly title: string;
  /** The current search text. */
  readonly value: string;
  readonly onSearch: (typed: string) => void;
}

/** Milliseconds between the last key and the search. */
const pause = 300;

/** Searches the rows while the user types, and immediately on Enter. */
export function SearchBox({ title, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function search(text: string): void {
    window.clearTimeout(timer.current);
    setTyped(undefined);
    if (text.trim() !== value) onSearch(text.trim());
  }

  return (
    <input
      type="search"
      className="field-input"
      style={look}
      aria-label={title}
      placeholder={title}
      value={typed ?? value}
      maxLength={255}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => search(text), pause);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value);
      }}
    />
  );
}

const look = { width: 280, maxWidth: '100%' } as const;

import '../../widgets/widgets.css';
import { useEffect, useRef, useState } from 'react';

interface SearchBoxProps {
  readonly title: string;
  /** What the rows are searched for now. */
  readonly value: string;
  readonly onSearch: (typed: string) => void;
}

/** Milliseconds after the last key before the rows are searched. */
const pause = 300;

/** Searches the rows while somebody types, and at once with Enter. */
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

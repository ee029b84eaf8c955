import { type CSSProperties, useEffect, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { SuggestionList } from './PlaceholderSuggestions.ts';

interface PlaceholderListProps {
  readonly id: string;
  readonly list: SuggestionList;
}

/** The placeholders that are offered below the caret. The focus stays in the text. */
export function PlaceholderList({ id, list: { items, active, select, at } }: PlaceholderListProps) {
  const say = useEngineText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={say('rich.placeholders')}
      className="rich-offers"
      style={placeAt(at)}
    >
      {items.map((item, index) => (
        <div
          key={item.path}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="rich-offer"
          // The press must not take the focus out of the text.
          onMouseDown={(event) => {
            event.preventDefault();
            select(item);
          }}
        >
          <span>{item.path}</span>
          {item.title !== item.path && <span className="rich-offer-title">{item.title}</span>}
        </div>
      ))}
    </div>
  );
}

/** Height of the list at most, with its distance to the line. */
const room = 250;

/** Below the caret, and above it where there is more room. */
function placeAt(at: DOMRect | undefined): CSSProperties {
  if (at === undefined) return {};
  const left = Math.max(Math.min(at.left, window.innerWidth - 300), 4);
  const isBelow = at.bottom + room < window.innerHeight || at.top < room;
  return isBelow ? { top: at.bottom + 4, left } : { bottom: window.innerHeight - at.top + 4, left };
}

/** Id of an offered placeholder, which the text names as the active one. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

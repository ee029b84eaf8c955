import { type CSSProperties, useEffect, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { SuggestionList } from './PlaceholderSuggestions.ts';

interface PlaceholderListProps {
  readonly id: string;
  readonly list: SuggestionList;
}

/** The list of placeholders at the caret. The focus stays in the text. */
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
          // Clicking must not move the focus out of the text.
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

/** Maximum height of the list with its distance to the line, in pixels. */
const room = 250;

/** Returns the position of the list: below the caret, or above it if there is more space. */
function placeAt(at: DOMRect | undefined): CSSProperties {
  if (at === undefined) return {};
  const left = Math.max(Math.min(at.left, window.innerWidth - 300), 4);
  const isBelow = at.bottom + room < window.innerHeight || at.top < room;
  return isBelow ? { top: at.bottom + 4, left } : { bottom: window.innerHeight - at.top + 4, left };
}

/** Returns the id of a placeholder in the list, to which the text's `aria-activedescendant` refers. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

import { Link, Stack, type SxProps, type Theme } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import { stepInList } from './stepInList.ts';

interface LinkListProps {
  readonly items: readonly LinkItem[];
  readonly spacing?: number;
  readonly sx?: SxProps<Theme>;
}

interface LinkItem {
  readonly key: string;
  readonly title: string;
  /** Stands behind or below the link. */
  readonly beside?: ReactNode;
  readonly onPress: () => void;
}

/** A list of what can be opened or added. It is one stop of the Tab key; arrow keys and letters move in it. */
export function LinkList({ items, spacing = 0, sx = {} }: LinkListProps) {
  const say = useStudioText();
  const id = useId();
  const [at, setAt] = useState(0);
  const active = Math.min(at, items.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const labels = items.map(({ title }) => title);
    const next = stepInList(event.key, active, items.length, labels);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > button')[next]?.focus();
  };
  return (
    <Stack
      component="ul"
      spacing={spacing}
      data-arrow-keys="letters"
      onKeyDown={move}
      sx={[{ listStyle: 'none', m: 0, p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {items.map(({ key, title, beside, onPress }, index) => (
        <li key={key}>
          <Link
            component="button"
            type="button"
            tabIndex={index === active ? 0 : -1}
            aria-describedby={items.length > 1 ? id : undefined}
            onFocus={() => setAt(index)}
            onClick={onPress}
            sx={{ py: 0.5, textAlign: 'start' }}
          >
            {title}
          </Link>
          {beside}
        </li>
      ))}
      <li id={id} hidden>
        {say('arrowKeys')}
      </li>
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';

/** The actions of a row as a toolbar. The arrow keys move the focus in the whole row (`useRowStops`). */
export function RowTools({ children }: { readonly children: ReactNode }) {
  const say = useEngineText();
  return (
    <div role="toolbar" aria-label={say('rowActions')}>
      {children}
    </div>
  );
}

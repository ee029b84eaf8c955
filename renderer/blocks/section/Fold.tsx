import '../blocks.css';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What can be folded away by styles alone. It is drawn when it is first open, and keeps its state from then on. */
export function Fold({ isOpen, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={isOpen ? 'fold fold-open' : 'fold'}>
      <div>{(isOpen || wasOpen) && children}</div>
    </div>
  );
}

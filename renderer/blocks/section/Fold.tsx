import '../blocks.css';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Content that CSS collapses. It is rendered when it is first expanded, and keeps its state afterwards. */
export function Fold({ isOpen, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={isOpen ? 'fold fold-open' : 'fold'}>
      <div>{(isOpen || wasOpen) && children}</div>
    </div>
  );
}

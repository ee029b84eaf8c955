import { lazy, Suspense } from 'react';
import { Icon } from '../look/Icon.tsx';
import { partOf } from '../runtime/loadAgain.ts';

const DrawnIcon = lazy(
  partOf(
    () => import('./DrawnIcon.tsx'),
    ({ DrawnIcon: drawn }) => drawn,
  ),
);

interface NamedIconProps {
  readonly name: string | undefined;
  readonly size?: 'small' | 'medium';
}

/** An icon by the name a definition gives it; a name that is not known draws nothing. */
export function NamedIcon({ name, size = 'small' }: NamedIconProps) {
  if (name === undefined) return null;
  return (
    <Suspense fallback={<Icon path="" size={size} />}>
      <DrawnIcon name={name} size={size} />
    </Suspense>
  );
}

import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
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
  const side = size === 'small' ? '1.25rem' : '1.5rem';
  return (
    <Suspense fallback={<Box component="span" sx={{ display: 'inline-block', width: side, height: side }} />}>
      <DrawnIcon name={name} size={size} />
    </Suspense>
  );
}

import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { Icon } from '../look/Icon.tsx';

const DrawnIcon = lazyComponent(
  toLazyModule(
    () => import('./SvgIcon.tsx'),
    ({ SvgIcon: drawn }) => drawn,
  ),
  ({ size = 'small' }) => <Icon path="" size={size} />,
);

interface NamedIconProps {
  readonly name: string | undefined;
  readonly size?: 'small' | 'medium';
}

/** An icon by the name a definition gives it; a name that is not known draws nothing. */
export function NamedIcon({ name, size = 'small' }: NamedIconProps) {
  if (name === undefined) return null;
  return <DrawnIcon name={name} size={size} />;
}

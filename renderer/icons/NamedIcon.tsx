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

/** Renders an icon by its name in a definition; renders nothing if the name is unknown. */
export function NamedIcon({ name, size = 'small' }: NamedIconProps) {
  if (name === undefined) return null;
  return <DrawnIcon name={name} size={size} />;
}

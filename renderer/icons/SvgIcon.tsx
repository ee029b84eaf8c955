import { Icon } from '../look/Icon.tsx';
import { icons } from './icons.ts';

interface DrawnIconProps {
  readonly name: string;
  readonly size: 'small' | 'medium';
}

/** Renders an icon of the registry. */
export function SvgIcon({ name, size }: DrawnIconProps) {
  const path = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return path === undefined ? null : <Icon path={path} size={size} />;
}

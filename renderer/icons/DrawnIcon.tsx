import { icons } from './icons.ts';

interface DrawnIconProps {
  readonly name: string;
  readonly size: 'small' | 'medium';
}

/** An icon of the registry. */
export function DrawnIcon({ name, size }: DrawnIconProps) {
  const Icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon ? <Icon fontSize={size} aria-hidden /> : null;
}

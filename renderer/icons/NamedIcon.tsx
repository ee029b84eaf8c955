import { icons } from './icons.ts';

interface NamedIconProps {
  readonly name: string | undefined;
  readonly size?: 'small' | 'medium';
}

/** An icon by the name a definition gives it; a name that is not known draws nothing. */
export function NamedIcon({ name, size = 'small' }: NamedIconProps) {
  const Icon = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon ? <Icon fontSize={size} aria-hidden /> : null;
}

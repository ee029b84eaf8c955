import './text.css';
import type { ComponentProps } from 'react';
import { Link } from '../routing/Link.tsx';
import { classes } from './classes.ts';

interface TextLinkProps extends ComponentProps<'a'> {
  /** An address within the portal; one elsewhere is `href`. */
  readonly to?: string;
  /** Says less than the words around it. */
  readonly quiet?: boolean;
}

/** A link among words. */
export function TextLink({ to, quiet = false, className, ...rest }: TextLinkProps) {
  const look = classes('fw-link', quiet && 'fw-link-quiet', className);
  return to === undefined ? <a {...rest} className={look} /> : <Link {...rest} to={to} className={look} />;
}

import './text.css';
import type { ComponentProps } from 'react';
import { Link } from '../routing/Link.tsx';
import { classes } from './classes.ts';

interface TextLinkProps extends ComponentProps<'a'> {
  /** Path within the portal; an external URL is `href`. */
  readonly to?: string;
  /** Less prominent than the text around it. */
  readonly quiet?: boolean;
}

/** A link within a text. */
export function TextLink({ to, quiet = false, className, ...rest }: TextLinkProps) {
  const look = classes('fw-link', quiet && 'fw-link-quiet', className);
  return to === undefined ? <a {...rest} className={look} /> : <Link {...rest} to={to} className={look} />;
}

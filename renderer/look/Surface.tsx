import './marks.css';
import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section';
}

/** A raised surface on the page background. */
export function Surface({ as: Element = 'div', className, ...rest }: SurfaceProps) {
  return <Element {...rest} className={classes('fw-surface', className)} />;
}

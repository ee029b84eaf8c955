import './text.css';
import type { HTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';

/** How words look, from the title of a page down to what is said beside something. */
export type TextLook = 'page' | 'part' | 'group' | 'line' | 'body' | 'small';

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'dt' | 'legend';
  readonly look?: TextLook;
  /** Says less than the words around it. */
  readonly quiet?: boolean;
}

/** Words. */
export function Text({ as: Element = 'p', look = 'body', quiet = false, className, ref, ...rest }: TextProps) {
  // The elements share what they are given; React types each for itself.
  const attributes: object = { ...rest, ...(ref === undefined ? {} : { ref }) };
  return (
    <Element {...attributes} className={classes('fw-text', `fw-text-${look}`, quiet && 'fw-text-quiet', className)} />
  );
}

import './text.css';
import type { HTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';

/** Text styles, from a page title to a small note. */
export type TextLook = 'page' | 'part' | 'group' | 'line' | 'body' | 'small';

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'dt' | 'legend';
  readonly look?: TextLook;
  /** Less prominent than the text around it. */
  readonly quiet?: boolean;
}

/** A text in one of the text styles. */
export function Text({ as: Element = 'p', look = 'body', quiet = false, className, ref, ...rest }: TextProps) {
  // The elements have the same attributes, but React types each separately.
  const attributes: object = { ...rest, ...(ref === undefined ? {} : { ref }) };
  return (
    <Element {...attributes} className={classes('fw-text', `fw-text-${look}`, quiet && 'fw-text-quiet', className)} />
  );
}

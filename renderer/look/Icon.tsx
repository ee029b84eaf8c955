import './marks.css';
import { classes } from './classes.ts';

interface IconProps {
  /** A path on a square of 24. */
  readonly path: string;
  readonly size?: 'small' | 'medium' | 'inherit';
  readonly className?: string | undefined;
  /** Says what it means where no words beside it do. */
  readonly title?: string;
}

/** One drawing beside words, or in the place of words that are said elsewhere. */
export function Icon({ path, size = 'medium', className, title }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what has no title of its own is hidden.
    <svg
      className={classes('fw-icon', size !== 'medium' && `fw-icon-${size}`, className)}
      viewBox="0 0 24 24"
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={path} />
    </svg>
  );
}

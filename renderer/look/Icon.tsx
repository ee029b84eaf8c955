import './marks.css';
import { classes } from './classes.ts';

interface IconProps {
  /** SVG path in a 24×24 view box. */
  readonly path: string;
  readonly size?: 'small' | 'medium' | 'inherit';
  readonly className?: string | undefined;
  /** The accessible name, for an icon without a label. */
  readonly title?: string;
}

/** An icon next to a label, or in an element with an accessible name. */
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

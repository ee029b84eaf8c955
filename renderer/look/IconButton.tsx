import './button.css';
import type { ComponentProps } from 'react';
import { Link } from '../routing/Link.tsx';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  readonly size?: 'small' | 'medium';
  readonly color?: 'default' | 'inherit';
  /** The edge it stands at: its drawing ends there, not the ground around it. */
  readonly edge?: 'start' | 'end';
  /** Waits for what it has begun, and cannot be pressed until then. */
  readonly loading?: boolean;
  /** Leads to an address within the portal: a link that looks like a button. */
  readonly to?: string;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
}

/** A button with a drawing alone; its name is said by `aria-label`. */
export function IconButton(props: IconButtonProps) {
  const { size, color, edge, className, children, ...own } = props;
  const { loading = false, to, target, rel, disabled, ...rest } = own;
  const look = classes(
    'fw-icon-button',
    size === 'small' && 'fw-icon-button-small',
    color === 'inherit' && 'fw-icon-button-inherit',
    edge && `fw-icon-button-${edge}`,
    loading && 'fw-button-busy',
    className,
  );
  if (to !== undefined) {
    // What is heard and pointed at is the same for both; only the element differs.
    const shared: object = rest;
    return (
      <Link {...shared} to={to} className={look} {...(target ? { target } : {})} {...(rel ? { rel } : {})}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={look}
      disabled={disabled === true || loading}
      {...(loading ? { 'aria-busy': true } : {})}
    >
      {loading && (
        <span className="fw-button-wait">
          <Spinner size="small" />
        </span>
      )}
      {children}
    </button>
  );
}

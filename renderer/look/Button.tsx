import './button.css';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { type ButtonLook, buttonLook } from './buttonLook.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonWords extends Omit<ButtonLook, 'disabled' | 'className'> {
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Waits for what it has begun, and cannot be pressed until then. */
  readonly loading?: boolean | undefined;
  /** Where it says that it waits: in the place of its words, or before them. */
  readonly loadingPosition?: 'center' | 'start';
}

export type ButtonProps = ButtonWords &
  Omit<ComponentProps<'button'>, 'color'> & {
    /** Leads to an address within the portal: a link that looks like a button. */
    readonly to?: string;
    readonly target?: string | undefined;
    readonly rel?: string | undefined;
  };

/** A button with words. One that leads somewhere is a link. */
export function Button(props: ButtonProps) {
  const { variant, size, color, className, startIcon, endIcon, children, ...own } = props;
  const { loading = false, loadingPosition = 'center', to, target, rel, disabled, ...rest } = own;
  const isCovered = loading && loadingPosition === 'center';
  const look = buttonLook({
    variant,
    size,
    color,
    className: isCovered ? `fw-button-busy ${className ?? ''}` : className,
  });
  const begin = loading && loadingPosition === 'start' ? <Spinner size="small" /> : startIcon;
  const content = (
    <>
      {isCovered && (
        <span className="fw-button-wait">
          <Spinner size="small" />
        </span>
      )}
      {begin && <span className="fw-button-icon">{begin}</span>}
      {children}
      {endIcon && <span className="fw-button-icon fw-button-icon-end">{endIcon}</span>}
    </>
  );
  if (to !== undefined) {
    // What is heard and pointed at is the same for both; only the element differs.
    const shared: object = rest;
    return (
      <Link {...shared} to={to} className={look} {...(target ? { target } : {})} {...(rel ? { rel } : {})}>
        {content}
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
      {content}
    </button>
  );
}

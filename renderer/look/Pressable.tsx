import type { ComponentProps } from 'react';
import { Link } from '../routing/Link.tsx';

export interface PressableProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** Waits for what it has begun, and cannot be pressed until then. */
  readonly loading?: boolean | undefined;
  /** Leads to an address within the portal: a link that looks like a button. */
  readonly to?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
}

/** What can be pressed, without a look of its own: a button, or a link when it leads somewhere. */
export function Pressable({ loading = false, to, target, rel, disabled, children, ...rest }: PressableProps) {
  if (to !== undefined) {
    // What is heard and pointed at is the same for both; only the element differs.
    const shared: object = rest;
    return (
      <Link {...shared} to={to} {...(target ? { target } : {})} {...(rel ? { rel } : {})}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} disabled={disabled === true || loading} {...(loading ? { 'aria-busy': true } : {})}>
      {children}
    </button>
  );
}

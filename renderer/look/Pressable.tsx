import type { ComponentProps } from 'react';
import { Link } from '../routing/Link.tsx';

export interface PressableProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** Shows that an action is running, and disables the button. */
  readonly loading?: boolean | undefined;
  /** Path within the portal: the element is a link that looks like a button. */
  readonly to?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
}

/** A button, or a link if it has `to`, without styles of its own. */
export function Pressable({ loading = false, to, target, rel, disabled, children, ...rest }: PressableProps) {
  if (to !== undefined) {
    // Event handlers and ARIA attributes are the same for both elements.
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

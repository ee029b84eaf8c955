import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref } from 'react-router-dom';
import { useGoTo } from './useGoTo.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link within the portal. A new tab, a download and a copied address work as for any link. One that opens a new tab
 * opens in the same one when ctrl or meta is held, which elsewhere does the opposite. The `Link` of React Router
 * does the same, brings along what only its data router uses, and waits for no traversal of the history.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const goTo = useGoTo();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || (opensElsewhere(event, rest.target) && !staysHere(event, rest.target))) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** The opposite of what a link to a new tab does by itself. */
function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string | undefined): boolean {
  return target === '_blank' && button === 0 && (metaKey || ctrlKey) && !shiftKey && !altKey;
}

/** What the browser does by itself: another tab or window, or a download. */
function opensElsewhere(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  target: string | undefined,
): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== undefined && target !== '_self');
}

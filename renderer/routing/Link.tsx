import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref } from 'react-router-dom';
import { useGoTo } from './useGoTo.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link within the portal. New tabs, downloads and copied URLs work as for any link. A link that opens a new tab opens
 * in the same tab if ctrl or meta is pressed, which for other links does the opposite. React Router's `Link` imports
 * code that only its data router uses, and does not wait for a history traversal.
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

/** Whether a link to a new tab is to open in the same tab. */
function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string | undefined): boolean {
  return target === '_blank' && button === 0 && (metaKey || ctrlKey) && !shiftKey && !altKey;
}

/** Whether the browser handles the click: another tab or window, or a download. */
function opensElsewhere(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  target: string | undefined,
): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== undefined && target !== '_self');
}

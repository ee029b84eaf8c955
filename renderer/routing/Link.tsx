import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigate } from './Address.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link within the portal. What browsers do with links (new tab, download, copy) they do with this one. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target !== undefined && rest.target !== '_self'))
      return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

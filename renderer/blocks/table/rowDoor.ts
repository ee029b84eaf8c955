import type { MouseEvent } from 'react';
import { type ActionModel, hrefOf, type Scope } from '#engine';
import { findAvailability } from '../../calls/availability.ts';
import type { PortalRuntime } from '../../contexts/PortalRuntime.ts';

/** Returns the URL that a row links to; undefined if there is none, or if the user cannot open the screen. */
export function findDoor(press: ActionModel | undefined, scope: Scope, runtime: PortalRuntime): string | undefined {
  if (press?.target.verb !== 'go' || findAvailability(press, scope, runtime).state !== 'open') return undefined;
  return hrefOf(press.target.screen, press.with, scope, runtime.release);
}

/** Returns the handlers of a row that opens its URL when it is clicked, in a new tab where a link would. */
export function pressOf(href: string | undefined, goTo: (href: string) => void) {
  if (href === undefined) return {};
  const openTab = () => window.open(href, '_blank', 'noopener');
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.defaultPrevented || !isOwn(event) || isSelecting()) return;
      if (event.ctrlKey || event.metaKey) openTab();
      else if (!event.shiftKey && !event.altKey) goTo(href);
    },
    // Otherwise the middle button would start scrolling.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1 && isOwn(event)) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1 && isOwn(event)) openTab();
    },
  };
}

/** Returns whether the row itself was clicked, not an interactive element in it or a dialog that it has opened. */
function isOwn({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button, input, label, select, textarea, [role=note]') === null;
}

/** A user who selects text to copy it does not want to leave the page. */
function isSelecting(): boolean {
  return window.getSelection()?.type === 'Range';
}

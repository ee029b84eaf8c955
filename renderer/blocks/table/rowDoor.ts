import type { MouseEvent } from 'react';
import { type ActionModel, hrefOf, type Scope } from '#engine';
import { findAvailability } from '../../calls/availability.ts';
import type { PortalRuntime } from '../../contexts/PortalRuntime.ts';

/** Address that a row leads to; undefined where it leads nowhere, or to a screen that this person cannot open. */
export function findDoor(press: ActionModel | undefined, scope: Scope, runtime: PortalRuntime): string | undefined {
  if (press?.target.verb !== 'go' || findAvailability(press, scope, runtime).state !== 'open') return undefined;
  return hrefOf(press.target.screen, press.with, scope, runtime.release);
}

/** What a row does by itself when it is pressed: it opens its address, and a tab where a link would. */
export function pressOf(href: string | undefined, goTo: (href: string) => void) {
  if (href === undefined) return {};
  const openTab = () => window.open(href, '_blank', 'noopener');
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.defaultPrevented || !isOwn(event) || isSelecting()) return;
      if (event.ctrlKey || event.metaKey) openTab();
      else if (!event.shiftKey && !event.altKey) goTo(href);
    },
    // Otherwise the middle button would scroll the page.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1 && isOwn(event)) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1 && isOwn(event)) openTab();
    },
  };
}

/** Whether the row itself is pressed: not something in it that is pressed for its own sake, nor a dialog it has opened. */
function isOwn({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button, input, label, select, textarea, [role=note]') === null;
}

/** Whoever marks words to copy them does not want to leave. */
function isSelecting(): boolean {
  return window.getSelection()?.type === 'Range';
}

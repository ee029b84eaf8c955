import { useMemo } from 'react';
import { type ActionModel, hrefOf, type MenuItemModel, menuOf } from '#engine';
import { findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';

export interface PalettePage {
  readonly href: string;
  readonly title: string;
}

export interface PalettePages {
  /** Entries of the menu. */
  readonly pages: readonly PalettePage[];
  /** Screens that the actions of those pages go to, such as "New Project". */
  readonly acts: readonly PalettePage[];
}

/** Returns the pages that the user can go to from everywhere. */
export function usePalettePages(): PalettePages {
  const runtime = useRuntime();
  const { release, user } = runtime;
  const scope = useScope();
  const text = useText();
  return useMemo(() => {
    const pageOf = (action: ActionModel): PalettePage[] => {
      const { target } = action;
      if (target.verb !== 'go' || findAvailability(action, scope, runtime).state !== 'open') return [];
      const href = hrefOf(target.screen, action.with, scope, release);
      const title = text(action.title) || text(release.screens[target.screen]?.title);
      return href === undefined || title === '' ? [] : [{ href, title }];
    };
    const entries = actionsIn(menuOf(user, release)?.items ?? []);
    const pages = distinct(entries.flatMap(pageOf), []);
    const ofPages = entries.flatMap(({ target }) =>
      target.verb === 'go' ? (release.screens[target.screen]?.actions ?? []) : [],
    );
    return { pages, acts: distinct(ofPages.flatMap(pageOf), pages) };
  }, [runtime, release, user, scope, text]);
}

function actionsIn(items: readonly MenuItemModel[]): readonly ActionModel[] {
  return items.flatMap((item) => (item.item === 'action' ? [item.action] : actionsIn(item.items)));
}

function distinct(pages: readonly PalettePage[], before: readonly PalettePage[]): readonly PalettePage[] {
  const known = new Set(before.map(({ href }) => href));
  return pages.filter(({ href }) => {
    const isNew = !known.has(href);
    known.add(href);
    return isNew;
  });
}

/** Returns the pages whose title contains, for each typed word, a word that starts with it. */
export function matchPages<Page extends PalettePage>(pages: readonly Page[], typed: string): readonly Page[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return pages.filter(({ title }) => {
    const text = ` ${title.toLowerCase()}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}

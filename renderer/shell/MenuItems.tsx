import { Collapse, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { type ActionModel, hrefOf, isAllowed, type MenuItemModel, type Release, type Scope } from '#engine';
import { usePress } from '../actions/usePress.ts';
import { findAvailability } from '../calls/availability.ts';
import type { PortalRuntime } from '../contexts/PortalRuntime.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { NamedIcon } from '../icons/NamedIcon.tsx';
import { Icon } from '../look/Icon.tsx';
import { collapsePath } from '../look/partPaths.ts';
import { expandPath } from '../look/paths.ts';
import { Link as RouterLink } from '../routing/Link.tsx';
import { useRemember } from '../scope/useRemember.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { useSubject } from '../why/subjects.ts';

interface MenuItemsProps {
  readonly items: readonly MenuItemModel[];
  readonly depth?: number;
  /** Only the group of the current page is initially expanded. */
  readonly isFolded?: boolean;
}

/** If a menu has more lines, it is initially collapsed. */
const mostLines = 12;

type MenuGroup = Extract<MenuItemModel, { readonly item: 'group' }>;

/** Renders the menu entries whose targets the user may open. */
export function MenuItems({ items, depth = 0, isFolded }: MenuItemsProps) {
  const runtime = useRuntime();
  const { release } = runtime;
  const { pathname } = useLocation();
  const scope = useScope();
  useSubject({ kind: 'menu', items, scope });
  // An entry for this page takes precedence over one for a parent page.
  const hasNearer = items.some(
    (item) => item.item === 'action' && placeOf(item.action, scope, release) === pathname.toLowerCase(),
  );
  const shown = items.filter((item) => isShown(item, scope, runtime));
  const startsFolded = isFolded ?? countLines(items, (item) => isShown(item, scope, runtime)) > mostLines;
  return (
    <List disablePadding sx={{ px: 1 }}>
      {shown.map((item) => {
        switch (item.item) {
          case 'group':
            return <GroupEntry key={item.name} group={item} depth={depth} startsFolded={startsFolded} />;
          case 'action':
            return <ActionEntry key={item.action.name} action={item.action} depth={depth} hasNearer={hasNearer} />;
          default:
            return <UnknownEntry key={JSON.stringify(item)} />;
        }
      })}
    </List>
  );
}

function isShown(item: MenuItemModel, scope: Scope, runtime: PortalRuntime): boolean {
  if (item.item === 'action') return findAvailability(item.action, scope, runtime).state !== 'hidden';
  if (item.item !== 'group') return true;
  return isAllowed(item.allow, scope, runtime.release) && item.items.some((inner) => isShown(inner, scope, runtime));
}

const entrySx = { borderRadius: 1, mb: 0.25, minHeight: 'var(--fw-touch)' } as const;

interface ActionEntryProps {
  readonly action: ActionModel;
  readonly depth: number;
  readonly hasNearer: boolean;
}

function ActionEntry({ action, depth, hasNearer }: ActionEntryProps) {
  const { release } = useRuntime();
  const { pathname } = useLocation();
  const scope = useScope();
  const text = useText();
  const { press } = usePress(action, scope);
  const { target } = action;
  const href = target.verb === 'go' ? hrefOf(target.screen, action.with, scope, release) : undefined;
  const place = placeOf(action, scope, release);
  const isCurrent = place !== undefined && isAt(pathname, place, hasNearer);
  const link =
    href === undefined
      ? { onClick: () => void press() }
      : { component: RouterLink, to: href, ...(action.tab === 'new' ? { target: '_blank', rel: 'noopener' } : {}) };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...link}
        data-entry={action.name}
        selected={isCurrent}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        sx={{ ...entrySx, pl: 2 + depth * 2 }}
      >
        {action.icon && (
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
            <NamedIcon name={action.icon} />
          </ListItemIcon>
        )}
        <ListItemText primary={text(action.title, undefined, scope)} />
      </ListItemButton>
    </ListItem>
  );
}

interface GroupEntryProps {
  readonly group: MenuGroup;
  readonly depth: number;
  readonly startsFolded: boolean;
}

const readOpen = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

function GroupEntry({ group, depth, startsFolded }: GroupEntryProps) {
  const text = useText();
  const { release } = useRuntime();
  const { pathname } = useLocation();
  const scope = useScope();
  const [chosen, choose] = useRemember<boolean | undefined>(
    { name: group.name, remember: { key: 'menu' } },
    group.name,
    undefined,
    readOpen,
  );
  const isOpen = chosen ?? (!startsFolded || holdsPage(group, pathname, (action) => placeOf(action, scope, release)));
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        data-entry={group.name}
        aria-expanded={isOpen}
        onClick={() => choose(!isOpen)}
        sx={{ ...entrySx, pl: 2 + depth * 2 }}
      >
        {group.icon && (
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
            <NamedIcon name={group.icon} />
          </ListItemIcon>
        )}
        <ListItemText primary={text(group.title)} />
        <Icon path={isOpen ? collapsePath : expandPath} size="small" />
      </ListItemButton>
      <Collapse in={isOpen}>
        <MenuItems items={group.items} depth={depth + 1} isFolded={startsFolded} />
      </Collapse>
    </ListItem>
  );
}

/** Shown for a type of entry in a release that this page does not support yet. */
function UnknownEntry() {
  const say = useEngineText();
  return (
    <ListItem sx={{ ...entrySx, color: 'error.main' }}>
      <ListItemText primary={say('menuFault')} />
    </ListItem>
  );
}

function countLines(items: readonly MenuItemModel[], isSeen: (item: MenuItemModel) => boolean): number {
  return items
    .filter(isSeen)
    .reduce((lines, item) => lines + 1 + (item.item === 'group' ? countLines(item.items, isSeen) : 0), 0);
}

function holdsPage(group: MenuGroup, pathname: string, placeFor: (action: ActionModel) => string | undefined): boolean {
  return group.items.some((item) => {
    if (item.item === 'group') return holdsPage(item, pathname, placeFor);
    const place = item.item === 'action' ? placeFor(item.action) : undefined;
    return place !== undefined && isAt(pathname, place, false);
  });
}

/** Returns the path of an entry in lower case; undefined if it does not go to a screen. */
function placeOf({ target, with: handed }: ActionModel, scope: Scope, release: Release): string | undefined {
  if (target.verb !== 'go') return undefined;
  return hrefOf(target.screen, handed, scope, release)?.split('?')[0]?.toLowerCase();
}

/** Returns whether the page is the entry's target, or below it without an entry of its own. */
function isAt(pathname: string, there: string, hasNearer: boolean): boolean {
  const here = pathname.toLowerCase();
  return here === there || (!hasNearer && here.startsWith(`${there}/`));
}

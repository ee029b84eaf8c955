import {
  anonymous,
  freeVariables,
  isAllowed,
  isExpression,
  type MenuItemModel,
  menuOf,
  type Release,
  type User,
} from '#engine';
import { expressions, parseExpression } from '../../../compile/expressions.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { errorCodes } from '../../../errors/codes.ts';
import type { DefinitionError } from '../../../errors/DefinitionError.ts';
import type { DefinitionSet } from '../../../load/Definition.ts';

/** With more roles than this not every set of them is gone through, and nothing is said. */
const mostRoles = 10;

/** Warns of items of menus that nobody who is shown the menu can see. */
export function findHiddenItems(set: DefinitionSet, release: Release): readonly DefinitionError[] {
  const people = release.access.roles.length > mostRoles ? [] : peopleOf(release);
  if (people.length === 0 || readsMore(release)) return [];
  return Object.values(release.menus).flatMap((menu) => {
    const definition = set.byKind.menu.get(menu.id);
    const readers = people.filter((user) => menuOf(user, release)?.id === menu.id);
    if (definition === undefined || readers.length === 0) return [];
    return hidden(menu.items, readers, release, '/items').map((pointer) => {
      const { severity } = errorCodes['element/unreachable'];
      const message = 'Nobody who has this menu may see this item';
      return {
        code: 'element/unreachable',
        severity,
        file: definition.file,
        pointer,
        ...definition.locate(pointer),
        message,
      };
    });
  });
}

/** Every set of roles, with no function and with all of them: people may hold functions beyond their roles'. */
function peopleOf(release: Release): readonly User[] {
  const { roles, functions } = release.access;
  const functionalIds = functions.map(({ id }) => id);
  return Array.from({ length: 2 ** roles.length }, (_, number) => {
    const held = roles.filter((__, index) => (number >> index) % 2 === 1).map(({ role }) => role);
    const user = { ...anonymous, signedIn: true, roles: held };
    return [
      { ...user, functionalIds: [] },
      { ...user, functionalIds },
    ];
  }).flat();
}

/** Policies over anything but roles, functions and being signed in are not decided here. */
function readsMore(release: Release): boolean {
  return release.access.policies.some(({ when }) => {
    if (!isExpression(when)) return typeof when === 'object';
    const members = [...when['='].matchAll(/\buser\.\??(\w+)/g)].map(([, name]) => name ?? '');
    const isKnown = members.every((name) => ['roles', 'functionalIds', 'signedIn'].includes(name));
    return !isKnown || freeVariables(parseExpression(when['='])).some((name) => name !== 'user');
  });
}

function hidden(
  items: readonly MenuItemModel[],
  readers: readonly User[],
  release: Release,
  at: string,
): readonly string[] {
  return items.flatMap((item, index) => {
    const pointer = joinPointer(at, index);
    if (item.item === 'group') {
      const inside = readers.filter((user) => isAllowed(item.allow, { user, expressions }, release));
      return inside.length === 0 ? [pointer] : hidden(item.items, inside, release, `${pointer}/items`);
    }
    const { action } = item;
    const screen = action.target.verb === 'go' ? release.screens[action.target.screen] : undefined;
    const isSeen = readers.some(
      (user) =>
        isAllowed(action.allow, { user, expressions }, release) &&
        (screen === undefined || isAllowed(screen.allow, { user, expressions }, release)),
    );
    return isSeen ? [] : [pointer];
  });
}

import { isAllowed, type MenuItemModel, menuOf, type Release, type User } from '#engine';
import { expressions } from '../../../compile/expressions.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { errorCodes } from '../../../errors/codes.ts';
import type { DefinitionError } from '../../../errors/DefinitionError.ts';
import type { DefinitionSet } from '../../../load/Definition.ts';
import { peopleOf } from './peopleOf.ts';

/** Warns of menu items that no user with the menu may see. */
export function findHiddenItems(set: DefinitionSet, release: Release): readonly DefinitionError[] {
  const people = peopleOf(release.access);
  if (people === undefined) return [];
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

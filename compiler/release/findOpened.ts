import type { FieldModel, Release, Rights, Text } from '#engine';
import { createRightsFilter } from './filterByRights.ts';

/** Something that rights grant: an operation, the event of a record, a screen, a part of a screen, or a property. */
export interface AccessItem {
  readonly kind: 'operation' | 'act' | 'screen' | 'part' | 'property';
  /** Id of the operation or the screen, or `book.price` for a property. */
  readonly id: string;
  readonly title: Text;
  /** For a property: title of its entity. */
  readonly of?: Text;
}

/** A release, and a user's rights under it. */
export interface AccessView {
  readonly release: Release;
  readonly rights: Rights;
}

/** Operations and properties that the second view grants and the first one does not, by the rules of the server. */
export function findOpenedData(before: AccessView, after: AccessView): readonly AccessItem[] {
  return [...openedOperations(before, after), ...openedProperties(before, after)];
}

function openedOperations(before: AccessView, { release, rights }: AccessView): readonly AccessItem[] {
  const events = new Set(Object.values(release.lifecycles).flatMap((one) => one.events.flatMap(({ on }) => on ?? [])));
  return Object.values(release.operations).flatMap(({ id, title, allow }): readonly AccessItem[] => {
    const had = relationsIn(own(before.release.operations, id)?.allow ?? {}, before.rights);
    const isWider = !had.includes('all') && relationsIn(allow, rights).some((relation) => !had.includes(relation));
    return isWider ? [{ kind: events.has(id) ? 'act' : 'operation', id, title }] : [];
  });
}

function relationsIn(allow: Readonly<Record<string, string>>, { policies }: Rights): readonly string[] {
  return Object.entries(allow).flatMap(([policy, relation]) => {
    if (!policies.includes(policy)) return [];
    return relation === 'own' ? policy : relation;
  });
}

/** Screens with a route that the second view grants, and those that show more in it. */
export function findOpenedScreens(before: AccessView, { release, rights }: AccessView): readonly AccessItem[] {
  const [was, is] = [createRightsFilter(before.rights, before.release), createRightsFilter(rights, release)];
  return Object.values(release.screens).flatMap((screen): readonly AccessItem[] => {
    const { id, route, allow, title = { literal: id } } = screen;
    if (route === undefined || !is.may(allow)) return [];
    const known = own(before.release.screens, id);
    if (known === undefined || !was.may(known.allow)) return [{ kind: 'screen', id, title }];
    const isLarger = JSON.stringify(is.cut(screen)).length > JSON.stringify(was.cut(known)).length;
    return isLarger ? [{ kind: 'part', id, title }] : [];
  });
}

/** Properties of entities in both releases. A new property grants nothing that was hidden before. */
function openedProperties(before: AccessView, { release, rights }: AccessView): readonly AccessItem[] {
  const [was, is] = [createRightsFilter(before.rights, before.release), createRightsFilter(rights, release)];
  return Object.values(release.entities).flatMap(({ id, title, properties }) => {
    const old = own(before.release.entities, id);
    if (old === undefined) return [];
    const known = new Map(propertiesOf(old.properties).map((one) => [one.path, one]));
    return propertiesOf(properties).flatMap(({ field, path, allows }): readonly AccessItem[] => {
      const closed = known.get(path)?.allows.every(was.may) === false;
      return closed && allows.every(is.may)
        ? [{ kind: 'property', id: `${id}.${path}`, title: field.title, of: title }]
        : [];
    });
  });
}

function own<Value>(table: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

interface Property {
  readonly field: FieldModel;
  readonly path: string;
  /**
   * Lists of policies: the property's own, and those of its enclosing properties. One policy of each list is needed.
   */
  readonly allows: readonly (readonly string[])[];
}

function propertiesOf(
  fields: readonly FieldModel[],
  above = '',
  outer: readonly (readonly string[])[] = [],
): readonly Property[] {
  return fields.flatMap((field) => {
    const path = `${above}${field.path}`;
    const allows = field.allow === undefined ? outer : [...outer, field.allow];
    return [{ field, path, allows }, ...propertiesOf(field.properties ?? [], `${path}.`, allows)];
  });
}

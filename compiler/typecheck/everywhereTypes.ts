import { type Compilation, findSource, sourcesOf } from '../compile/compilation.ts';
import { child, entriesOf, itemsOf, stringOf } from '../compile/node.ts';
import { boolType, type CheckType, numberType, propertiesOf, textType } from './checkTypes.ts';
import { typeOfValues } from './typeOfValues.ts';
import { typeOfEntity, typeOfSetting } from './typeTable.ts';

const before = new WeakMap<Compilation, Readonly<Record<string, CheckType>>>();

/** Types of the names that every expression can read: `user` and `setting`. */
export function typesOfEverywhere(compilation: Compilation): Readonly<Record<string, CheckType>> {
  const known = before.get(compilation);
  if (known !== undefined) return known;
  const types = { user: typeOfUser(compilation), setting: typeOfSettings(compilation) };
  before.set(compilation, types);
  return types;
}

const numbers: CheckType = { kind: 'list', of: numberType };

/** The type of `user`: properties of every account, and of the entity `user`, if the set has one. */
function typeOfUser(compilation: Compilation): CheckType {
  const own = findSource(compilation, 'entity', 'user') === undefined ? undefined : typeOfEntity('user', compilation);
  const roles = sourcesOf(compilation, 'access').flatMap((access) =>
    itemsOf(child(access, 'roles')).flatMap((role) => stringOf(child(role, 'role')) ?? []),
  );
  const properties: Readonly<Record<string, CheckType>> = {
    id: numberType,
    email: textType,
    username: textType,
    firstName: textType,
    lastName: textType,
    companyId: numberType,
    ...(own?.kind === 'entity' ? propertiesOf(own) : {}),
    signedIn: boolType,
    roles: { kind: 'list', of: roles.length === 0 ? textType : { ...typeOfValues(roles), origin: 'role/' } },
    functionalIds: numbers,
    companyIds: numbers,
  };
  return { kind: 'entity', name: 'user', properties: lenient(properties) };
}

/** Visitors who are not signed in have none of these, and a failing condition counts as false. */
function lenient(properties: Readonly<Record<string, CheckType>>): Readonly<Record<string, CheckType>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, type]) => [name, type.kind === 'optional' ? type.of : type]),
  );
}

function typeOfSettings(compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const settings of sourcesOf(compilation, 'setting')) {
    for (const [name, setting] of entriesOf(settings)) {
      if (name !== '$schema') {
        properties[name] = { ...typeOfSetting(setting, compilation), origin: `setting/${name}` };
      }
    }
  }
  return { kind: 'entity', name: 'the settings', properties };
}

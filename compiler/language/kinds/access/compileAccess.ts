import type { AccessModel, PolicyModel, RoleModel } from '#engine';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileCondition, compileText } from '../../../compile/compileValue.ts';
import { child, itemsOf, type Node, numberOf, stringOf, stringsOf } from '../../../compile/node.ts';
import type { AccessDefinition } from '../../definitions.types.ts';

type Role = NonNullable<AccessDefinition['roles']>[number];
type Policy = AccessDefinition['policies'][number];

/**
 * Compiles roles, policies and functions. Roles inherit functions and menu by `like`. Every function is also a policy
 * with its name.
 */
export function compileAccess(node: Node<AccessDefinition>): AccessModel {
  const written = itemsOf(child(node, 'roles'));
  const ignored = stringsOf(child(node, 'ignored'));
  const why = stringsOf(child(node, 'why'));
  const functions = itemsOf(child(node, 'functions')).map((entry) => ({
    function: stringOf(child(entry, 'function')) ?? '',
    id: numberOf(child(entry, 'id')) ?? 0,
    title: compileText(child(entry, 'title')) ?? { literal: stringOf(child(entry, 'function')) ?? '' },
  }));
  return {
    roles: written.map((role) => compileRole(role, written)),
    precedence: stringsOf(child(node, 'precedence')),
    policies: [
      ...itemsOf(child(node, 'policies')).map(compilePolicy),
      ...functions.map(
        (entry): PolicyModel => ({
          policy: entry.function,
          when: { '=': `user.functionalIds.exists(id, id == ${entry.id})` },
        }),
      ),
    ],
    functions,
    otherwise: itemsOf(child(node, 'otherwise')).map((entry) => ({
      route: stringOf(child(entry, 'route')) ?? '/',
      go: stringOf(child(entry, 'go')) ?? '',
    })),
    ...(ignored.length === 0 ? {} : { ignored }),
    ...(why.length === 0 ? {} : { why }),
  };
}

function compileRole(node: Node<Role>, all: readonly Node<Role>[]): RoleModel {
  const role = stringOf(child(node, 'role')) ?? '';
  const lineage = lineageOf(node, all);
  const menu = lineage.map((ancestor) => stringOf(child(ancestor, 'menu'))).find((name) => name !== undefined);
  return {
    role,
    title: compileText(child(node, 'title')) ?? { literal: role },
    aliases: stringsOf(child(node, 'aliases')),
    functions: [...new Set(lineage.flatMap(functionsOf))].sort((left, right) => left - right),
    ...pickDefined({ menu }),
  };
}

/** The role and the roles that it inherits from, nearest first. */
function lineageOf(node: Node<Role>, all: readonly Node<Role>[]): readonly Node<Role>[] {
  const lineage: Node<Role>[] = [];
  for (let role: Node<Role> | undefined = node; role !== undefined && !lineage.includes(role); ) {
    lineage.push(role);
    const like = stringOf(child(role, 'like'));
    role = like === undefined ? undefined : all.find((other) => stringOf(child(other, 'role')) === like);
  }
  return lineage;
}

/** Numbers, and inclusive ranges such as `"4001-4004"`. */
function functionsOf(role: Node<Role>): readonly number[] {
  return itemsOf(child(role, 'functions')).flatMap((entry) => {
    if (typeof entry.json === 'number') return [entry.json];
    const [first = Number.NaN, last = first] = String(entry.json).split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

function compilePolicy(node: Node<Policy>): PolicyModel {
  const all = child(node, 'all');
  return {
    policy: stringOf(child(node, 'policy')) ?? '',
    ...(all === undefined ? { when: compileCondition(child(node, 'when'), true) } : { all: stringsOf(all) }),
  };
}

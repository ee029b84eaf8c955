import type { GroupsModel } from '#engine';
import type { OperationDefinition } from '../language/definitions.types.ts';
import { booleanOf, child, itemsOf, type Node, type Source, stringOf, stringsOf } from './node.ts';

/** How the result of an operation groups records. Undefined for any other result. */
export function groupsOf(operation: Node<OperationDefinition>): GroupsModel | undefined {
  // The properties of groups can be read from any result node.
  const result: Node | undefined = child(operation, 'result');
  const of = stringOf(child(result, 'groups'));
  if (of === undefined) return undefined;
  return {
    of,
    by: itemsOf(child(result, 'by')).flatMap((entry) => groupedBy(entry) ?? []),
    sum: stringsOf(child(result, 'sum')),
    count: booleanOf(child(result, 'count')) === true,
  };
}

function groupedBy(entry: Node): GroupsModel['by'][number] | undefined {
  const plain = stringOf(entry);
  if (plain !== undefined) return { path: plain };
  for (const unit of ['month', 'year'] as const) {
    const path = stringOf(child(entry, unit));
    if (path !== undefined) return { path, unit };
  }
  return undefined;
}

/** Name of the generated entity for the groups of an operation: `loans-by-status-group`. */
export function groupEntity(operation: string): string {
  return `${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')}-group`;
}

type Properties = { [name: string]: { $ref?: string; period?: 'month' | 'year'; properties?: Properties } };

/**
 * The generated entity for the groups of an operation. Its properties have the titles and formats of the records'
 * properties.
 */
export function groupSource(operation: Source): Source | undefined {
  const groups = groupsOf({ source: operation, pointer: '', json: operation.json });
  if (groups === undefined) return undefined;
  const properties: Properties = {};
  for (const { path, unit } of groups.by) declare(properties, groups.of, path.split('.'), unit);
  for (const path of groups.sum) declare(properties, groups.of, path.split('.'), undefined);
  const count = groups.count ? { count: { title: 'Number', type: 'integer' } } : {};
  const keys = new Map([
    ['/title', 'engine/group'],
    ['/properties/count/title', 'engine/groupCount'],
  ]);
  const json = { title: 'Group', properties: { ...properties, ...count } };
  return { kind: 'entity', id: groupEntity(operation.id), json, keys };
}

function declare(
  properties: Properties,
  entity: string,
  [name = '', ...rest]: readonly string[],
  period: 'month' | 'year' | undefined,
  above = '',
): void {
  const reference = `${above}/properties/${name}`;
  if (rest.length === 0) {
    // The value is the first day of the period. `period` determines how it is shown.
    properties[name] = { $ref: `${entity}#${reference}`, ...(period === undefined ? {} : { period }) };
    return;
  }
  const inner = properties[name]?.properties ?? {};
  properties[name] = { properties: inner };
  declare(inner, entity, rest, period, reference);
}
